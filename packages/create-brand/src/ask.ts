import * as clack from '@clack/prompts';
import { ageFault, FEATURES, list, OWN_BRANDS, type Flags } from './options.ts';
import { refuse } from './refuse.ts';
import { SWITCHES, toggleList } from './toggles.ts';

interface Choice {
  value: string;
  hint?: string;
}

/** What asks on a terminal; a symbol is the answer of who leaves. */
export interface Prompter {
  text(question: {
    message: string;
    initialValue?: string;
    validate?: (value: string | undefined) => string | undefined;
  }): Promise<string | symbol>;
  select(question: { message: string; options: Choice[] }): Promise<string | symbol>;
  multiselect(question: {
    message: string;
    options: Choice[];
    initialValues: string[];
    required: boolean;
  }): Promise<string[] | symbol>;
}

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === '' ? 'This has no default' : undefined;

async function answer<T>(question: Promise<T | symbol>): Promise<T> {
  const given = await question;
  if (typeof given === 'symbol') return refuse('Nothing was written', 'create-brand.cancelled');
  return given;
}

/** Asks for each value whose flag is not given. Market, age and licence are asked without a suggestion. */
export async function ask(flags: Flags, prompter: Prompter = clack): Promise<Flags> {
  const said = { ...flags };
  const text = (message: string, initialValue?: string, validate = filled) =>
    answer(
      prompter.text({ message, ...(initialValue === undefined ? {} : { initialValue }), validate }),
    );
  const some = async (message: string, options: Choice[], initialValues: string[]) =>
    answer(prompter.multiselect({ message, options, initialValues, required: false }));

  said.folder ??= await text('Folder, in small letters', 'my-brand');
  said.name ??= await text('Name of the brand', said.folder);
  if ((said.tokens ?? said.primary ?? said.accent) === undefined) {
    const options = [{ value: 'two colours' }, { value: 'a token file' }];
    const look = await answer(prompter.select({ message: 'The look is made from', options }));
    if (look === 'a token file') said.tokens = await text('Path of the DTCG token file');
  }
  if (said.tokens === undefined) {
    said.primary ??= await text('Main colour', '#0a6c66');
    said.accent ??= await text('Accent colour', '#b8502a');
  }
  said.imagery ??= await answer(
    prompter.select({
      message: 'Family of drawn pictures',
      options: OWN_BRANDS.map((value) => ({ value })),
    }),
  );
  said.languages ??= await text('Languages', 'zh-Hans,zh-Hant');
  said.features ??= (
    await some(
      'Features',
      FEATURES.map((value) => ({ value })),
      [...FEATURES],
    )
  ).join(',');
  const switches = Object.entries(SWITCHES);
  said.toggles ??= toggleList(
    await some(
      'Toggles',
      switches.map(([value, { does }]) => ({ value, hint: does })),
      switches.filter(([, { isOn }]) => isOn).map(([key]) => key),
    ),
  );
  said.market ??= await text('Market whose rules of player protection hold');
  said.age ??= await text(
    'Minimum age of that market',
    undefined,
    (value) => filled(value) ?? ageFault(value ?? ''),
  );
  said.licence ??= await text('Licence line, as the licensee must show it');
  if (list(said.languages).some((tag) => tag.toLowerCase() === 'zh-hant')) {
    said['licence-hant'] ??= await text('The same in Traditional Chinese', said.licence);
  }
  return said;
}
