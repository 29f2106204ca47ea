import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineBrand, type BrandInput } from '@courtside/shell';
import { standardFeatures } from '@courtside/site/features';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrand } from './create-brand.ts';
import { brandOptions, FEATURES, readFlags } from './options.ts';
import { SWITCHES, TEXT_TOGGLES } from './toggles.ts';

const NEEDED = ['--market', 'demo', '--age', '21', '--licence', '测试站点，没有牌照。'];
let scratch = '';
beforeAll(async () => void (scratch = await mkdtemp(join(tmpdir(), 'courtside-create-'))));
afterAll(() => rm(scratch, { recursive: true, force: true }));

const optionsOf = (...args: string[]) => brandOptions(readFlags(args));
const read = (...path: string[]) => readFile(join(scratch, ...path), 'utf8');

test('a brand is written whole, and its configuration is one that the site takes', async () => {
  const name = `Harbour "'\`\${1} <b>& $& Sons`;
  const flags = [
    '--name',
    name,
    '--toggles',
    'showSponsor=on,defaultLanguage=en',
    '--languages',
    'zh-Hans,en',
  ];
  await createBrand(
    optionsOf(join(scratch, 'harbour'), ...flags, '--features', 'wallet,help', ...NEEDED),
  );
  const { brand, languages, leftOut } = (await import(join(scratch, 'harbour/src/brand.ts'))) as {
    brand: BrandInput;
    languages: unknown;
    leftOut: unknown;
  };
  expect(defineBrand(brand)).toMatchObject({
    name,
    theme: 'harbour',
    minimumAge: 21,
    market: 'demo',
    openCategories: ['home'],
    toggles: { skipSport: true, showSponsor: true, defaultLanguage: 'en' },
  });
  expect(languages).toEqual([
    { tag: 'zh-Hans', name: '简体', content: 'zh-Hans' },
    { tag: 'en', name: 'English' },
  ]);
  expect(leftOut).toEqual(['sportsbook', 'venues', 'member', 'promotions', 'chat']);
  expect(await read('harbour/index.html')).toContain(
    `<title>Harbour "'\`\${1} &lt;b&gt;&amp; $&amp; Sons</title>`,
  );
  expect(await read('harbour/.gitignore')).toContain('.env\n');
  expect(await read('harbour/deploy/nginx.conf')).toContain('root /srv/harbour/dist;');
});

test('each feature that can be left out is one of the site, and opens its categories', async () => {
  await createBrand(optionsOf(join(scratch, 'whole'), ...NEEDED));
  const { brand, leftOut } = (await import(join(scratch, 'whole/src/brand.ts'))) as {
    brand: BrandInput;
    leftOut: unknown;
  };
  expect(leftOut).toEqual([]);
  expect(defineBrand(brand).openCategories.toSorted()).toEqual(
    ['home', 'sport', 'egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish'].toSorted(),
  );
  const ids = standardFeatures().map(({ id }) => id);
  const always = ['lobby', 'responsible-play', 'access'];
  expect([...FEATURES, ...always].toSorted()).toEqual(ids.toSorted());
});

test('the toggles are those of the shell, with its defaults', () => {
  const { toggles } = defineBrand({
    name: 'a',
    slogan: { 'zh-Hans': 'a', 'zh-Hant': 'a' },
    minimumAge: 18,
    licence: { 'zh-Hans': 'a', 'zh-Hant': 'a' },
    openCategories: [],
  });
  const flags = Object.entries(toggles).filter(([, value]) => typeof value === 'boolean');
  expect(
    Object.fromEntries(Object.entries(SWITCHES).map(([key, { isOn }]) => [key, isOn])),
  ).toEqual(Object.fromEntries(flags));
  const texts = Object.keys(toggles).filter((key) => !Object.hasOwn(SWITCHES, key));
  expect([...TEXT_TOGGLES].toSorted()).toEqual(texts.toSorted());
});

test('versions are those that this package is tested with, and no key is written', async () => {
  await createBrand(optionsOf(join(scratch, 'versions'), ...NEEDED));
  const { peerDependencies, courtside } = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { peerDependencies: object; courtside: { storybook: object } };
  const { dependencies, devDependencies } = JSON.parse(
    await read('versions/package.json'),
  ) as Record<string, object>;
  expect({ ...dependencies, ...devDependencies }).toEqual({
    ...peerDependencies,
    ...courtside.storybook,
  });
  expect(await read('versions/.env.example')).toMatch(
    /^COURTSIDE_SIGN_KEY=\nCOURTSIDE_CRYPT_KEY=$/m,
  );
  expect(await readdir(join(scratch, 'versions'))).not.toContain('.env');
});

test('whatever a site needs and npm does not fetch by itself is named in the app', async () => {
  await createBrand(optionsOf(join(scratch, 'needs'), ...NEEDED));
  const { dependencies } = JSON.parse(await read('needs/package.json')) as {
    dependencies: object;
  };
  const { peerDependenciesMeta } = JSON.parse(
    await readFile(new URL('../../site/package.json', import.meta.url), 'utf8'),
  ) as { peerDependenciesMeta: Record<string, { optional: boolean }> };
  const needed = Object.keys(peerDependenciesMeta);
  expect(needed.length).toBeGreaterThan(0);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(needed));
});

test('the app has less than 150 lines of TypeScript, its stories apart', async () => {
  await createBrand(optionsOf(join(scratch, 'lines'), ...NEEDED));
  const files = (await readdir(join(scratch, 'lines'), { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/stor(?:ies|ybook)\//.test(file),
  );
  const texts = await Promise.all(files.map((file) => read('lines', file)));
  expect(texts.join('').split('\n').length).toBeLessThan(150);
});

test('a folder with anything in it is left as it is', async () => {
  const folder = join(scratch, 'full');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), 'mine');
  await expect(createBrand(optionsOf(folder, ...NEEDED))).rejects.toMatchObject({
    code: 'create-brand.folder',
  });
  expect(await readdir(folder)).toEqual(['package.json']);
  expect(await read('full/package.json')).toBe('mine');
});

test.each([
  ['no such file', '/nowhere/tokens.json', /ENOENT/],
  ['no object', new URL('./index.ts', import.meta.url).pathname, /tokens/],
])('a token file that is %s is refused before anything is written', async (_, file, reason) => {
  const folder = join(scratch, 'unwritten');
  await expect(createBrand(optionsOf(folder, '--tokens', file, ...NEEDED))).rejects.toThrow(reason);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

const without = (flag: string) => {
  const at = NEEDED.indexOf(flag);
  return [...NEEDED.slice(0, at), ...NEEDED.slice(at + 2)];
};

test.each([
  ['no market', ['a', ...without('--market')], /--market is needed/],
  ['no age', ['a', ...without('--age')], /--age is needed/],
  ['no licence', ['a', ...without('--licence')], /--licence is needed/],
  ['an empty licence', ['a', ...without('--licence'), '--licence', ' '], /--licence is needed/],
  ['an age below 18', ['a', ...without('--age'), '--age', '17'], /at least 18/],
  ['an age that is no number', ['a', ...without('--age'), '--age', '21+'], /at least 18/],
  ['no folder', NEEDED, /folder/],
  ['a folder with capitals', ['Harbour', ...NEEDED], /small letters/],
  ['a folder above', ['..', ...NEEDED], /small letters/],
  ['a name of ours', ['meridian', ...NEEDED], /none of Courtside/],
  ['two folders', ['a', 'b', ...NEEDED], /One folder/],
  ['an unknown flag', ['a', '--colour', 'red', ...NEEDED], /--colour/],
  ['an unknown feature', ['a', '--features', 'bingo', ...NEEDED], /no bingo/],
  ['a language that is no tag', ['a', '--languages', 'English', ...NEEDED], /no language tag/],
  ['a language in another spelling', ['a', '--languages', 'zh_Hant', ...NEEDED], /no language tag/],
  ['a toggle without a value', ['a', '--toggles', 'deposit', ...NEEDED], /NAME=on/],
  ['an unknown toggle', ['a', '--toggles', 'depozit=off', ...NEEDED], /no depozit/],
  ['a toggle that is no switch', ['a', '--toggles', 'deposit=no', ...NEEDED], /on or off/],
  ['colours and tokens', ['a', '--tokens', 't.json', '--accent', '#000000', ...NEEDED], /exclude/],
  ['an unknown imagery', ['a', '--imagery', 'photos', ...NEEDED], /no photos/],
])('%s is refused', (_, args, reason) => {
  expect(() => optionsOf(...args)).toThrow(
    expect.objectContaining({
      code: 'create-brand.option',
      message: expect.stringMatching(reason),
    }),
  );
});

test('languages are written in the spelling that a site asks for, each once', () => {
  const flags = readFlags(['harbour', '--languages', 'zh-hant,EN-us,en-US', ...NEEDED]);
  expect(brandOptions(flags).languages).toEqual(['zh-Hant', 'en-US']);
});
