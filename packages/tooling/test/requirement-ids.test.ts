import { expect, test } from 'vitest';
import { markProven, provenIds, requirementIds } from '../src/requirement-ids.ts';

// Put together here, so that this file proves nothing by being read.
const id = (name: string) => `[${name}]`;

test('ids are read from titles, several in one, and not from prose', () => {
  const source = `test('${id('AU-05')} ${id('AU-06')} steps back', …); // see ${id('AU-07')}`;
  expect(provenIds(source)).toEqual(['AU-05', 'AU-06']);
});

test('a list with a broken row or a repeated id is refused', () => {
  const head = 'id\tarea\trequirement\n';
  expect(requirementIds(`${head}AU-05\taccess\tfour steps\n`)).toEqual(['AU-05']);
  expect(() => requirementIds(`${head}AU-05\taccess\n`)).toThrow(/row 2/);
  expect(() => requirementIds(`${head}AU-05\ta\tb\nAU-05\ta\tc\n`)).toThrow(/twice/);
});

test('the proven ones are marked, whatever the list said before', () => {
  const list =
    'id\tarea\trequirement\nAU-05\taccess\tfour steps\tyes\nAU-06\taccess\ta countdown\n';
  expect(markProven(list, new Set(['AU-06']))).toBe(
    'id\tarea\trequirement\tproven\nAU-05\taccess\tfour steps\t-\nAU-06\taccess\ta countdown\tyes\n',
  );
});
