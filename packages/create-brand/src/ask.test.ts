import { expect, test } from 'vitest';
import { ask, type Prompter } from './ask.ts';
import { brandOptions, readFlags } from './options.ts';

const ALL = {
  '--name': 'Harbour',
  '--primary': '#1c4f9c',
  '--accent': '#d97a00',
  '--imagery': 'meridian',
  '--languages': 'zh-Hans,zh-Hant',
  '--features': 'wallet,help',
  '--toggles': 'deposit=off',
  '--market': 'demo',
  '--age': '21',
  '--licence': '没有牌照。',
  '--licence-hant': '沒有牌照。',
};

/** Answers by message, else with what is suggested; notes what was asked. */
function prompterOf(answers: Readonly<Record<string, string | string[]>> = {}) {
  const asked: string[] = [];
  const say = (message: string, suggested: string | string[]) => {
    asked.push(message);
    return Promise.resolve(answers[message] ?? suggested);
  };
  const prompter = {
    text: ({ message, initialValue = '' }) => say(message, initialValue),
    select: ({ message, options }) => say(message, options[0]?.value ?? ''),
    multiselect: ({ message, initialValues }) => say(message, initialValues),
  } as Prompter;
  return { asked, prompter };
}

const flagsWithout = (...left: string[]) =>
  readFlags([
    ...(left.includes('folder') ? [] : ['harbour']),
    ...Object.entries(ALL)
      .filter(([flag]) => !left.includes(flag))
      .flat(),
  ]);

test('whoever gives every flag is asked nothing', async () => {
  const { asked, prompter } = prompterOf();
  await ask(flagsWithout(), prompter);
  expect(asked).toEqual([]);
});

test.each(['folder', ...Object.keys(ALL)])('without %s just that is asked', async (flag) => {
  const { asked, prompter } = prompterOf({ Features: ['wallet', 'help'] });
  await ask(flagsWithout(flag), prompter);
  expect(asked).toHaveLength(1);
});

test('a token file takes the place of the colours', async () => {
  const { asked, prompter } = prompterOf({
    'The look is made from': 'a token file',
    'Path of the DTCG token file': 'tokens.json',
  });
  const said = await ask(flagsWithout('--primary', '--accent'), prompter);
  expect(brandOptions(said).look).toEqual({ file: 'tokens.json' });
  expect(asked).toHaveLength(2);
});

test('the suggestions are the defaults, and market, age and licence have none', async () => {
  const needed = {
    'Market whose rules of player protection hold': 'demo',
    'Minimum age of that market': '18',
    'Licence line, as the licensee must show it': '没有牌照。',
  };
  const { prompter } = prompterOf(needed);
  const said = await ask(readFlags([]), prompter);
  const plain = ['my-brand', '--market', 'demo', '--age', '18', '--licence', '没有牌照。'];
  expect(brandOptions(said)).toEqual(brandOptions(readFlags(plain)));
  const unsaid = prompterOf();
  await expect(
    ask(readFlags([]), unsaid.prompter).then((flags) => brandOptions(flags)),
  ).rejects.toThrow('--market is needed');
});

test('toggles that were turned are written as a list that the flag takes', async () => {
  const { prompter } = prompterOf({ Toggles: ['deposit', 'showSponsor'] });
  const { toggles } = brandOptions(await ask(flagsWithout('--toggles'), prompter));
  expect(toggles).toMatchObject({ showSponsor: true, cashOut: false, withdrawPassword: false });
  expect(toggles).not.toHaveProperty('deposit');
});

test('nothing is made for who leaves', async () => {
  const { prompter } = prompterOf();
  const left = { ...prompter, text: () => Promise.resolve(Symbol('left')) };
  await expect(ask(flagsWithout('--market'), left)).rejects.toMatchObject({
    code: 'create-brand.cancelled',
  });
});
