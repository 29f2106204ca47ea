import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { urgingWords } from '@courtside/responsible-play';
import { expect, test } from 'vitest';
import { translate } from '../src/text/translate.ts';
import { loadContract } from '../src/wire/contract.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const HAN = /\p{Script=Han}/u;

/** Every text that players may come to read: catalogues, help, and what the gateway writes. */
const FILES = globSync(
  [
    'packages/*/src/catalogs/*.po',
    'packages/help/src/**/*.{ts,tsx}',
    'packages/*/src/react/**/*.{ts,tsx}',
    'packages/sandbox/src/{content,messages,promotions,text,games,funds,access,member,chat}/**/*.ts',
    'packages/i18n/src/codes/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(test|stories)\./.test(file));

test('no message, help page or letter presses players to play on, in either script', () => {
  const texts = FILES.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => HAN.test(line))
      .map((line) => ({ file, line })),
  );
  expect(FILES.some((file) => file.startsWith('packages/help/'))).toBe(true);
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap(({ file, line }) =>
    [...urgingWords(line), ...urgingWords(translate(line, 'zh-tw'))].map(
      (word) => `${file}: ${word} in ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each(['赶快下注，马上翻本！', '機不可失，輕鬆賺大錢', '差一点就中了，再来一局'])(
  'the list finds what presses: %s',
  (text) => {
    expect(urgingWords(text).length).toBeGreaterThan(0);
  },
);

test('no call gives a withdrawal up, so that nobody plays on with it, and none plays by itself', () => {
  const ids = loadContract().calls.map(({ operationId, path }) => `${operationId} ${path}`);
  expect(ids.filter((id) => /withdraw/i.test(id) && /cancel|close|revert|undo/i.test(id))).toEqual(
    [],
  );
  expect(ids.filter((id) => /auto(play|bet|spin)|turbo/i.test(id))).toEqual([]);
  expect(
    ids.filter(
      (id) => /play\//.test(id) && /(end|stop|lift|cancel)(Break|CoolOff|Exclu)/i.test(id),
    ),
  ).toEqual([]);
});
