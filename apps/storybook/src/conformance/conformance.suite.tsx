import '@courtside/ui/styles.css';
import * as kit from '@courtside/ui';
import { describe, expect, test } from 'vitest';
import { BadButton, StubbornButton } from '../planted/bad-buttons.tsx';
import { CHECKS } from './checks.ts';
import { INVISIBLE, REGISTRY } from './registry.tsx';
import type { Specimen } from './specimen.ts';

document.documentElement.lang = 'zh-Hans';

/** An icon is a drawing, whether of the library or the kit's own; `IconButton` is none. */
const isIcon = (name: string) => /^Icon(?!Button$)[A-Z]/.test(name);

/** Names of what the kit exports that can be drawn: no constants, no icons. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z].*[a-z]/.test(name) &&
  !isIcon(name) &&
  (typeof value === 'function' || typeof value === 'object');

const exported = (of: object) =>
  Object.entries(of)
    .filter(isComponent)
    .map(([name]) => name);

const missing = (of: object) =>
  exported(of).filter((name) => !(name in REGISTRY) && !(name in INVISIBLE));

describe('the registry', () => {
  test('holds every component that the kit exports', () => {
    expect(exported(kit)).toContain('Button');
    expect(missing(kit)).toEqual([]);
  });

  test('is told of a component that it lacks', () => {
    expect(missing({ ...kit, Fireworks: () => null, createThing: () => null })).toEqual([
      'Fireworks',
    ]);
  });

  test('holds nothing that the kit no longer exports', () => {
    const stale = Object.keys({ ...REGISTRY, ...INVISIBLE }).filter((name) => !(name in kit));
    expect(stale).toEqual([]);
  });
});

describe.each(Object.entries(REGISTRY))('%s', (_, specimen) => {
  test.each(CHECKS.filter(({ concerns }) => concerns(specimen)))('$name', async ({ run }) => {
    await expect(run(specimen)).resolves.toBeUndefined();
  });
});

describe('a planted bad component', () => {
  const bad: Specimen = {
    draw: (act) => <BadButton onDoubleClick={act} />,
    root: '.bad-button',
    operate: { keys: '{Enter} ' },
  };
  const stubborn: Specimen = {
    draw: (act) => <StubbornButton onClick={act} />,
    root: '.stubborn-button',
    disabled: { disabled: true },
    operate: { keys: '{Enter}' },
  };
  const faults: Readonly<Record<string, string>> = {
    'the ref reaches its part': 'the ref stays empty',
    'className is merged at the root': 'the class does not arrive',
    'data-* and aria-label reach the part': 'data-probe does not arrive',
    'its keys operate it': 'its keys do nothing',
    'a press operates it': 'a press does nothing',
    'the focus is seen': '.bad-button shows no focus',
    'disabled is disabled, for keys and pointer': 'it acts although it is disabled',
    'axe finds nothing': 'aria-command-name',
    'it writes no style element': 'it writes one',
    'its target is large enough': 'it is 10 × 10',
  };

  test.each(CHECKS)('is found: $name', async ({ name, concerns, run }) => {
    await expect(run(concerns(bad) ? bad : stubborn)).rejects.toThrow(faults[name]);
    expect(faults).toHaveProperty([name]);
  });
});
