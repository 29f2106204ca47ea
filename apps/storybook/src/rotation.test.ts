import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { applyRotation, ROTATED_LOOKS, rotatedLook } from './rotation.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Ids of all stories, from the titles and exports of their files. */
function storyIds(): string[] {
  const files = globSync(
    ['apps/storybook/src/**/*.stories.tsx', 'packages/ui/src/**/*.stories.tsx'],
    { cwd: root },
  );
  return files.flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    );
  });
}

test('every brand, edition and script comes up over the catalogue, none much more rarely', () => {
  const ids = storyIds();
  expect(ids).toContain('components-button--primary');
  const stories = ids.map((id) => JSON.stringify(rotatedLook(id)));
  for (const look of ROTATED_LOOKS) {
    const times = stories.filter((each) => each === JSON.stringify(look)).length;
    expect(times, JSON.stringify(look)).toBeGreaterThan(ids.length / ROTATED_LOOKS.length / 2);
  }
});

test('the look of a story is its own', () => {
  expect(rotatedLook('components-button--primary')).toEqual(
    rotatedLook('components-button--primary'),
  );
});

test('a run that asks for it rotates; what a story sets stays', () => {
  const id = 'components-button--primary';
  const asked = { id, globals: { rotation: 'by-story', theme: 'none' }, storyGlobals: {} };
  applyRotation(asked);
  expect(asked.globals).toEqual({ rotation: 'by-story', theme: 'none', ...rotatedLook(id) });

  const own = { ...asked, storyGlobals: { edition: 'its own' } };
  applyRotation(own);
  expect(own.globals).toMatchObject({ edition: 'its own', brand: rotatedLook(id).brand });

  const plain = { id, globals: { brand: 'meridian' } };
  applyRotation(plain);
  expect(plain.globals).toEqual({ brand: 'meridian' });
});
