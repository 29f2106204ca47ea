import type { Locale } from '@courtside/i18n';
import type { HelpEntry, HelpText } from '../core/help-page.ts';
import type { HelpPageId } from '../core/help-pages.ts';

/** Pages with a `HelpText`; terms and privacy are legal texts with a format of their own. */
export type HelpTextId = Exclude<HelpPageId, 'gztk' | 'ysgz'>;

type Texts = Readonly<Record<HelpTextId, Readonly<Record<Locale, () => Promise<HelpText>>>>>;

// A page that lacks a locale does not compile.
const TEXTS: Texts = {
  kh: {
    'zh-Hans': async () => (await import('./kh.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./kh.zh-hant.ts')).page,
  },
  ck: {
    'zh-Hans': async () => (await import('./ck.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./ck.zh-hant.ts')).page,
  },
  qk: {
    'zh-Hans': async () => (await import('./qk.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./qk.zh-hant.ts')).page,
  },
  zz: {
    'zh-Hans': async () => (await import('./zz.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./zz.zh-hant.ts')).page,
  },
  xnbcqkjc: {
    'zh-Hans': async () => (await import('./xnbcqkjc.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./xnbcqkjc.zh-hant.ts')).page,
  },
  tytzjc: {
    'zh-Hans': async () => (await import('./tytzjc.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./tytzjc.zh-hant.ts')).page,
  },
  yhgz: {
    'zh-Hans': async () => (await import('./yhgz.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./yhgz.zh-hant.ts')).page,
  },
  tysstqth: {
    'zh-Hans': async () => (await import('./tysstqth.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./tysstqth.zh-hant.ts')).page,
  },
  rqgl: {
    'zh-Hans': async () => (await import('./rqgl.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./rqgl.zh-hant.ts')).page,
  },
  dxqgl: {
    'zh-Hans': async () => (await import('./dxqgl.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./dxqgl.zh-hant.ts')).page,
  },
  tywt: {
    'zh-Hans': async () => (await import('./tywt.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./tywt.zh-hant.ts')).page,
  },
  fjcjc: {
    'zh-Hans': async () => (await import('./fjcjc.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./fjcjc.zh-hant.ts')).page,
  },
  dzjj: {
    'zh-Hans': async () => (await import('./dzjj.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./dzjj.zh-hant.ts')).page,
  },
  cpwt: {
    'zh-Hans': async () => (await import('./cpwt.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./cpwt.zh-hant.ts')).page,
  },
  zrwt: {
    'zh-Hans': async () => (await import('./zrwt.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./zrwt.zh-hant.ts')).page,
  },
  qtwt: {
    'zh-Hans': async () => (await import('./qtwt.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./qtwt.zh-hant.ts')).page,
  },
  tjllq: {
    'zh-Hans': async () => (await import('./tjllq.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./tjllq.zh-hant.ts')).page,
  },
  sy: {
    'zh-Hans': async () => (await import('./sy.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./sy.zh-hant.ts')).page,
  },
  bczr: {
    'zh-Hans': async () => (await import('./bczr.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./bczr.zh-hant.ts')).page,
  },
  zxkf: {
    'zh-Hans': async () => (await import('./zxkf.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./zxkf.zh-hant.ts')).page,
  },
  gywm: {
    'zh-Hans': async () => (await import('./gywm.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./gywm.zh-hant.ts')).page,
  },
  hzhb: {
    'zh-Hans': async () => (await import('./hzhb.zh-hans.ts')).page,
    'zh-Hant': async () => (await import('./hzhb.zh-hant.ts')).page,
  },
};

type Entries = Readonly<Record<HelpPageId, HelpEntry>>;

const ENTRIES: Readonly<Record<Locale, () => Promise<Entries>>> = {
  'zh-Hans': async () => (await import('./entries.zh-hans.ts')).entries,
  'zh-Hant': async () => (await import('./entries.zh-hant.ts')).entries,
};

/** Loads one page in one locale, and nothing else. Rejects with the network's fault when it cannot. */
export const loadHelpText = (id: HelpTextId, locale: Locale): Promise<HelpText> =>
  TEXTS[id][locale]();

/** Loads the titles and summaries of all pages in one locale. */
export const loadEntries = (locale: Locale): Promise<Entries> => ENTRIES[locale]();
