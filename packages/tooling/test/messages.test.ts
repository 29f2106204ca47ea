import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { messageFaults, sharedWords } from '../src/messages/message-faults.ts';
import { packageCatalogs } from '../src/messages/package-catalogs.ts';
import { run } from '../src/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = await Promise.all(
  globSync('packages/*/src/catalogs', { cwd: root }).map((path) =>
    packageCatalogs(join(root, dirname(dirname(path)))),
  ),
);
const planted: string[] = [];
afterEach(() => {
  for (const dir of planted.splice(0)) rmSync(dir, { recursive: true });
});

/** A package with the given files. */
function plant(files: Record<string, string>): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'courtside-messages-')), 'vip');
  planted.push(dirname(dir));
  for (const [path, text] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

const po = (texts: Record<string, string>) =>
  Object.entries({ '': '', ...texts })
    .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n');
const marked = (id: string, message: string) => `/*i18n*/ { id: '${id}', message: '${message}' }`;
const source = (...descriptors: string[]) => `export const m = [${descriptors.join(', ')}];\n`;

async function faultsOf(files: Record<string, string>) {
  return messageFaults(await packageCatalogs(plant(files)), sharedWords(packages));
}

test('all packages that say something are looked at', () => {
  expect(packages.map(({ name }) => name).toSorted()).toEqual([
    'auth',
    'betslip',
    'betting-terms',
    'chat',
    'help',
    'i18n',
    'lobby',
    'member',
    'promotions',
    'responsible-play',
    'shell',
    'site',
    'sports',
    'venues',
    'wallet',
  ]);
});

test('every message of every package has its text in both scripts, once, and fills in the same', () => {
  const shared = sharedWords(packages);
  expect(packages.flatMap((each) => messageFaults(each, shared))).toEqual([]);
});

test('no two packages use the same id', () => {
  const owners = packages.flatMap(({ name, traditional }) =>
    [...traditional.keys()].map((id) => ({ name, id })),
  );
  const ids = owners.map(({ id }) => id);
  expect(owners.filter(({ id }, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a message without its Traditional text is found, and left out of the catalogue', async () => {
  const files = {
    'src/m.ts': source(marked('vip.title', '会员等级'), marked('vip.next', '下一级')),
    'src/catalogs/zh-Hant.po': po({ 'vip.title': '會員等級' }),
  };
  expect(await faultsOf(files)).toEqual(['vip.next (src/m.ts) has no Traditional text']);
  const { files: made } = await packageCatalogs(plant(files));
  expect(made.get('src/catalogs/zh-Hant.ts')).toContain('"vip.title": "會員等級"');
  expect(made.get('src/catalogs/zh-Hant.ts')).not.toContain('vip.next');
});

test('a message that the extractor cannot see is found', async () => {
  expect(
    await faultsOf({
      'src/m.ts': `export const m = {\n  id: 'vip.title',\n  message: '会员等级',\n};\n`,
    }),
  ).toEqual(['vip.title (src/m.ts) has no i18n comment: no catalogue has it']);
});

test.each([
  ['two ids', [marked('vip.a', '等级'), marked('vip.b', '等级')], 'says the same as vip.a'],
  ['two texts', [marked('vip.a', '等级'), marked('vip.a', '级别')], 'says "级别" here and "等级"'],
  ['a word of i18n', [marked('vip.a', '重试')], 'says the same as the shared words.retry'],
  ['a betting term', [marked('vip.a', '投注额')], 'says the same as the shared terms.bet.stake'],
  ['no source text', [marked('vip.a', '')], 'has no Simplified text'],
  ['ICU syntax', [marked('vip.a', '{n, plural, other {#}}')], 'has more than {name} placeholders'],
  ['other placeholders', [marked('vip.a', '{count}级')], 'has other placeholders'],
])('%s: found', async (_, descriptors, fault) => {
  const faults = await faultsOf({
    'src/m.ts': source(...descriptors),
    'src/catalogs/zh-Hant.po': po({ 'vip.a': '{level}級', 'vip.b': '乙' }),
  });
  expect(faults.join('\n')).toContain(fault);
});

test('each file of messages goes into the catalogue that names it', async () => {
  const dir = plant({
    'package.json': JSON.stringify({ courtside: { catalogs: { frame: ['src/titles.ts'] } } }),
    'src/titles.ts': source(marked('vip.title', '会员等级')),
    'src/m.ts': source(marked('vip.next', '下一级')),
    'src/catalogs/zh-Hant.po': po({ 'vip.title': '會員等級', 'vip.next': '下一級' }),
  });
  const { files } = await packageCatalogs(dir);
  expect(files.get('src/catalogs/zh-Hant.frame.ts')).toContain('vip.title');
  expect(files.get('src/catalogs/zh-Hant.ts')).toContain('vip.next');
  expect(files.get('src/catalogs/index.ts')).toContain('export const vipFrameMessages');
});

test('the command fails while a catalogue is out of date, and passes once it is made', async () => {
  const dir = plant({
    'src/m.ts': source(marked('vip.title', '会员等级')),
    'src/catalogs/zh-Hant.po': po({ 'vip.title': '會員等級' }),
    'src/catalogs/zh-Hant.gone.ts': 'export const messages = {};\n',
  });
  const command = join(root, 'packages/tooling/bin/messages.ts');
  const messages = (...args: string[]) => run(process.execPath, [command, ...args], { cwd: dir });
  const stale = await messages('--check');
  expect(stale.code).toBe(1);
  expect(stale.output).toContain('src/catalogs/zh-Hant.ts is out of date');
  expect(stale.output).toContain('src/catalogs/zh-Hant.gone.ts is out of date');
  expect(await messages()).toMatchObject({ code: 0 });
  expect(await messages('--check')).toMatchObject({ code: 0 });
});

/** Terms that differ by more than their characters: the mainland's, and what readers of Traditional Chinese say. */
const GLOSSARY: readonly [mainland: RegExp, taiwan: string][] = [
  [/登錄/, '登入'],
  [/賬戶|帳號|賬號/, '帳戶'],
  [/充值|儲值/, '存款'],
  [/網絡/, '網路'],
  [/信息/, '資訊'],
  [/數據/, '資料'],
  [/加載/, '載入'],
  [/刷新/, '重新整理'],
  [/服務器/, '伺服器'],
  [/用戶名(?!稱)/, '用戶名稱'],
  [/隱私政策/, '隱私權政策'],
  [/回車/, 'Enter'],
  [/平臺/, '平台'],
  [/二維碼/, 'QR 碼'],
  [/週歲/, '歲'],
  [/退出登入/, '登出'],
];

/** Characters that only Simplified Chinese writes, among those that the catalogs use most. */
const SIMPLIFIED =
  /[们这户证员册录码选项赔盘单场队赢输关闭请记过还时间险网络页载说开发现种对应样]/u;

test('Traditional Chinese uses its own terms and characters, in every package', () => {
  for (const [id, text] of packages.flatMap(({ traditional }) => [...traditional])) {
    expect(text, id).not.toMatch(SIMPLIFIED);
    for (const [mainland, own] of GLOSSARY) expect(text, `${id}: say ${own}`).not.toMatch(mainland);
  }
});

/** Each text of every package in both scripts, without what is filled in. */
const allTexts = packages.flatMap(({ messages, traditional }) =>
  messages.flatMap(({ id, message }) =>
    [message, traditional.get(id) ?? ''].map((text) => ({
      id,
      text: text.replaceAll(/\{[^{}]*\}/g, ''),
    })),
  ),
);

/** What `docs/words.tsv` forbids, with the word to say instead. */
const wordList = readFileSync(join(root, 'docs/words.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([own = '', traditional = '', not = '']) => ({
    own: `${own} / ${traditional}`,
    not: new RegExp(not),
  }));

test('one thing has one word, that of the word list', () => {
  expect(wordList.length).toBeGreaterThan(20);
  expect(allTexts.length).toBeGreaterThan(1500);
  const wrong = allTexts.flatMap(({ id, text }) =>
    wordList.filter(({ not }) => not.test(text)).map(({ own }) => `${id}: ${text} (say ${own})`),
  );
  expect(wrong).toEqual([]);
});

test('between Chinese and Latin letters stands a space', () => {
  const tight = /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u;
  expect(allTexts.filter(({ text }) => tight.test(text))).toEqual([]);
});
