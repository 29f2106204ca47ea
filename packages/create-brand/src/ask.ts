import * as prompts from '@clack/prompts';
import { ageFault, FEATURES, refuse, type Flags } from './options.ts';

const filled = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? 'This has no default' : undefined;

async function answer<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const given = await question;
  if (prompts.isCancel(given)) refuse('Nothing was written', 'create-brand.cancelled');
  return given as Exclude<T, symbol>;
}

/** Asks for values without a flag. Market, age and licence are asked without a suggestion. */
export async function ask(flags: Flags): Promise<Flags> {
  const said = { ...flags };
  const text = (message: string, initialValue?: string) =>
    answer(
      prompts.text({
        message,
        ...(initialValue === undefined ? {} : { initialValue }),
        validate: filled,
      }),
    );
  prompts.intro('A brand on Courtside');
  said.folder ??= await text('Folder, in small letters', 'my-brand');
  said.name ??= await text('Name of the brand', said.folder);
  if (said.tokens === undefined) {
    said.primary ??= await text('Main colour', '#0a6c66');
    said.accent ??= await text('Accent colour', '#b8502a');
  }
  said.languages ??= await text('Languages', 'zh-Hans,zh-Hant');
  said.features ??= (
    await answer(
      prompts.multiselect({
        message: 'Features',
        options: FEATURES.map((value) => ({ value })),
        initialValues: [...FEATURES],
        required: false,
      }),
    )
  ).join(',');
  said.market ??= await text('Market whose rules of player protection hold');
  said.age ??= await answer(
    prompts.text({
      message: 'Minimum age of that market',
      validate: (value) => filled(value) ?? ageFault(value ?? ''),
    }),
  );
  said.licence ??= await text('Licence line, as the licensee must show it');
  return said;
}
