import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTexts } from './write-texts.ts';

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'courtside-texts-'));
  const shell = join(app, 'node_modules/@courtside/shell/src');
  mkdirSync(shell, { recursive: true });
  mkdirSync(join(app, 'src'));
  writeFileSync(
    join(shell, 'messages.ts'),
    "export const m = {\n  close: /*i18n*/ { id: 'words.close', message: '关闭' },\n};\n",
  );
  writeFileSync(join(shell, 'messages.test.ts'), "const m = { id: 'test.only', message: '试' };\n");
  writeFileSync(
    join(app, 'src/almanac.tsx'),
    "const m = { title: { id: 'almanac.title', message: '奖池年鉴' } } as const;\n",
  );
});
afterEach(() => rmSync(app, { recursive: true }));

const file = () => join(app, 'src/texts/en.json');

test('collects what the packages and the app say, and keeps what is translated', async () => {
  expect(await writeTexts(app, file())).toEqual({ texts: 0, missing: 2, unused: 0 });
  const written = JSON.parse(readFileSync(file(), 'utf8')) as object;
  expect(written).toEqual({
    texts: {},
    missing: { 'almanac.title': '奖池年鉴', 'words.close': '关闭' },
    unused: {},
  });
  writeFileSync(file(), JSON.stringify({ texts: { 'words.close': 'Close' } }));
  expect(await writeTexts(app, file())).toEqual({ texts: 1, missing: 1, unused: 0 });
});

test.each(['{"texts": ', '[1]', 'null', '{"texts": {"words.close": 1}}'])(
  'refuses a file that holds no texts (%s), and leaves it as it is',
  async (content) => {
    mkdirSync(join(app, 'src/texts'));
    writeFileSync(file(), content);
    await expect(writeTexts(app, file())).rejects.toMatchObject({ code: 'site-server.command' });
    expect(readFileSync(file(), 'utf8')).toBe(content);
  },
);
