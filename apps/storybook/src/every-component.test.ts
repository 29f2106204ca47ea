import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GUIDES } from './guides/index.ts';

/** Draws nothing of its own. */
const INVISIBLE = ['ui-provider'];

const folder = fileURLToPath(new URL('../../../packages/ui/src/components', import.meta.url));
const names = readdirSync(folder);
const storiesOf = (name: string) => `${folder}/${name}/${name}.stories.tsx`;
const withStories = names.filter((name) => existsSync(storiesOf(name)));

test('every component of the kit stands in its folder and has stories', () => {
  expect(names).toContain('button');
  expect(names.filter((name) => !existsSync(`${folder}/${name}/${name}.tsx`))).toEqual([]);
  expect(names.filter((name) => !withStories.includes(name))).toEqual(INVISIBLE);
});

test('every component says what its keys do', () => {
  const silent = withStories.filter(
    (name) => !readFileSync(storiesOf(name), 'utf8').includes('keyboard: ['),
  );
  expect(silent).toEqual([]);
});

test('every component has a guide, and every guide a component', () => {
  const titled = withStories.map(
    (name) => /title: 'Components\/(\w+)'/.exec(readFileSync(storiesOf(name), 'utf8'))?.[1],
  );
  expect(Object.keys(GUIDES).toSorted()).toEqual(titled.toSorted());
  for (const [name, guide] of Object.entries(GUIDES)) {
    for (const [part, text] of Object.entries(guide)) {
      expect(text, `${name}: ${part}`).toMatch(/^[A-Z].{10,}\.$/);
    }
  }
});

test('the style sheet of every component is imported once', () => {
  const index = readFileSync(`${folder}/../styles/index.css`, 'utf8');
  const wanted = names.filter((name) => existsSync(`${folder}/${name}/${name}.css`));
  expect(wanted).toContain('button');
  for (const name of wanted) {
    expect(index.split(`'../components/${name}/${name}.css'`), name).toHaveLength(2);
  }
});
