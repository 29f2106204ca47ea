import { LANGUAGES } from '@courtside/i18n';
import { defineBrand } from '@courtside/shell';
import { defineFeature, startSite, type StartOptions } from '@courtside/site';
import { standardFeatures, type StandardMessageId } from '@courtside/site/features';
import { expectTypeOf, test } from 'vitest';

const almanac = defineFeature({
  id: 'almanac',
  messages: [{ 'zh-Hant': async () => ({ messages: { 'almanac.title': '賽程' } }) }],
});

/** Options of every site; the functions are never run. */
const rest = () => ({
  container: document.body,
  version: '1.0.0',
  fallbackBrand: defineBrand({} as never),
  brand: () => defineBrand({} as never),
});

test('the compiler knows the ids of the frame, of each feature, and of no other', () => {
  const start = () => [
    startSite({
      ...rest(),
      features: standardFeatures,
      texts: { 'zh-Hans': { 'wallet.deposit': '充值', 'words.retry': '再试一次' } },
    }),
    startSite({
      ...rest(),
      features: standardFeatures,
      // @ts-expect-error -- A typo: there is no such message.
      texts: { 'zh-Hans': { 'wallet.depositt': '充值' } },
    }),
    startSite({
      ...rest(),
      features: () => [...standardFeatures(), almanac],
      texts: { 'zh-Hant': { 'almanac.title': '曆書', 'wallet.deposit': '加值' } },
    }),
    startSite({
      ...rest(),
      features: standardFeatures,
      // @ts-expect-error -- A site without the feature does not say its texts.
      texts: { 'zh-Hans': { 'almanac.title': '历书' } },
    }),
    startSite({
      ...rest(),
      features: () => [almanac],
      // @ts-expect-error -- The site does not have this language.
      texts: { en: { 'almanac.title': 'Almanac' } },
    }),
    startSite({
      ...rest(),
      features: () => [almanac],
      languages: [...LANGUAGES, { tag: 'en', name: 'English' }],
      texts: { en: { 'almanac.title': 'Almanac' } },
    }),
  ];
  expectTypeOf(start).toBeFunction();
  expectTypeOf<'wallet.deposit'>().toExtend<StandardMessageId>();
  expectTypeOf<StartOptions<'a'>['texts']>().not.toBeAny();
});
