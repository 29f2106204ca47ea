import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGERIES } from '../imagery-family.ts';
import { readLayers } from '../layer.ts';
import { MOTIFS } from '../motifs.ts';
import { composeGame, composeHall, HUES, type GameArt } from './compose-game.ts';
import { GAME_KINDS, type GameKind } from './game-kind.ts';
import { FAMILIES, GAME_MOTIFS, isGameMotif } from './game-motifs.ts';
import { OTHER_MOTIFS } from './other-motifs.ts';
import { SLOT_MOTIFS } from './slot-motifs.ts';

interface ListedGame {
  readonly gameCode: string;
  readonly category: GameKind;
  readonly picture: { readonly motif: string };
}

// The games that the gateway lists, in its order. A test may import across packages; the package itself may not.
const gateway = new URL('../../../../sandbox/src/content/games.ts', import.meta.url).href;
const { GAMES }: { GAMES: readonly ListedGame[] } = await import(/* @vite-ignore */ gateway);

const drawn = (imagery: (typeof IMAGERIES)[number]) =>
  GAMES.map(({ gameCode, category, picture }) =>
    composeGame({ seed: gameCode, kind: category, theme: picture.motif, size: 'tile', imagery }),
  );

const looksOf = ({ hue, bright, back, figures, front }: GameArt) =>
  JSON.stringify([hue, bright, back, figures, front]);

test('the catalogue has some three hundred games, each about something that has a glyph', () => {
  expect(GAMES.length).toBeGreaterThan(300);
  expect(GAMES.filter(({ picture }) => !isGameMotif(picture.motif))).toEqual([]);
});

test('slots are about sixteen things or more, fishing about eight or more', () => {
  const about = (kind: string) =>
    new Set(GAMES.filter(({ category }) => category === kind).map(({ picture }) => picture.motif));
  expect(about('DZ').size).toBeGreaterThanOrEqual(16);
  expect(about('BY').size).toBeGreaterThanOrEqual(8);
});

test.each(IMAGERIES)('no two games have the same picture, in %s', (imagery) => {
  const all = drawn(imagery).map(looksOf);
  expect(new Set(all).size).toBe(GAMES.length);
});

test.each(IMAGERIES)(
  'neighbours differ in glyph, or in hue and scene, in every hall and in the whole list, in %s',
  (imagery) => {
    const all = drawn(imagery);
    const halls = GAME_KINDS.map((kind) => all.filter((_, at) => GAMES[at]?.category === kind));
    const alike = [all, ...halls].flatMap((list) =>
      list.flatMap((art, at) => {
        const before = list[at - 1];
        if (before === undefined || before.motif !== art.motif) return [];
        return before.hue !== art.hue && before.scene !== art.scene ? [] : [`${art.motif} ${at}`];
      }),
    );
    expect(alike).toEqual([]);
  },
);

test('every hue of a brand is in use', () => {
  expect(new Set(drawn('courtside').map(({ hue }) => hue)).size).toBe(HUES);
});

test('a seed decides the picture, whatever it is', () => {
  assert(
    property(
      string(),
      constantFrom(...GAME_KINDS),
      constantFrom(...IMAGERIES),
      constantFrom('tile' as const, 'wide' as const),
      constantFrom(undefined, 'dragon', 'curling'),
      (seed, kind, imagery, size, theme) => {
        const input = { seed, kind, imagery, size, theme };
        const art = composeGame(input);
        expect(composeGame(input)).toEqual(art);
        expect(theme === 'dragon' ? art.motif : FAMILIES[kind]).toEqual(
          theme === 'dragon' ? 'dragon' : expect.arrayContaining([art.motif]),
        );
        expect(JSON.stringify(art)).not.toMatch(/NaN|Infinity|undefined|null,"turns":0/);
      },
    ),
  );
});

test('a family of a brand of its own draws the ground of games too', () => {
  const imagery = {
    name: 'rings',
    drawGround: () => [
      { tone: 3 as const, line: 2, circles: [{ x: 1, y: 2, radius: 3 }] },
      { tone: 4 as const, faint: true, path: 'M0 0h9v9z' },
    ],
  };
  const art = composeGame({ seed: 'X4', kind: 'ZR', theme: 'card', size: 'tile', imagery });
  expect(
    GAME_KINDS.map((kind) => composeHall(kind, 'wide', imagery).back.length > 2),
  ).not.toContain(false);
  expect(art.back.length).toBeGreaterThan(2);
});

test.each(IMAGERIES)('each hall has a picture of its own, in %s', (imagery) => {
  const all = GAME_KINDS.map((kind) => composeHall(kind, 'wide', imagery));
  expect(new Set(all.map(looksOf)).size).toBe(GAME_KINDS.length);
  expect(new Set(all.map(({ hue }) => hue)).size).toBe(GAME_KINDS.length);
  expect(all.map(({ figures }) => figures.length >= 3)).not.toContain(false);
});

test.each(Object.entries({ ...SLOT_MOTIFS, ...OTHER_MOTIFS }))(
  '%s is drawn in two to five tones, within its frame',
  (_, text) => {
    const layers = readLayers(text);
    expect(new Set(layers.map(({ tone }) => tone)).size).toBeGreaterThanOrEqual(2);
    for (const { kind, numbers } of layers) {
      expect(numbers.every((number) => number >= 0 && number <= 64)).toBe(true);
      if (kind !== 'path') expect(numbers.length % (kind === 'circles' ? 3 : 5)).toBe(0);
    }
  },
);

test('no glyph of games hides another', () => {
  const own = [...Object.keys(SLOT_MOTIFS), ...Object.keys(OTHER_MOTIFS)];
  expect(new Set(own).size).toBe(own.length);
  expect(Object.keys(GAME_MOTIFS).length).toBe(own.length + Object.keys(MOTIFS).length);
});
