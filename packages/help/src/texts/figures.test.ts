import { createHash } from 'node:crypto';
import { LOCALES } from '@courtside/i18n';
import { describe, expect, it } from 'vitest';
import { fillText } from '../core/fill-text.ts';
import { FIGURES, helpFacts, RESTRICTED_REGIONS } from '../core/help-facts.ts';
import { HELP_PAGES, type HelpPageId } from '../core/help-pages.ts';
import { LEGAL_VERSIONS } from '../core/legal-versions.ts';
import { pageLines } from '../search/page-lines.ts';
import { loadDocument } from './load-document.ts';

/**
 * Numbers that are typed into a text, as no rule decides them: lines and scores of examples (another test compares the
 * tables of rqgl and dxqgl with the engine), a price of one, midnight, a time zone and names of networks. All other
 * numbers are facts.
 */
const TYPED: Readonly<Partial<Record<HelpPageId, readonly string[]>>> = {
  qk: ['0'],
  qtwt: ['8'],
  xnbcqkjc: ['0', '20'],
  sy: ['1'],
  yhgz: ['1'],
  tytzjc: ['0-0', '1'],
  tysstqth: ['0-0', '1'],
  rqgl: ['0', '0.5', '0.5/1', '1', '1-0', '1.5', '2', '2-0'],
  dxqgl: ['0-0', '1', '2', '2.5', '2/2.5', '3'],
};

/** Times and numbers of digits in words that no rule decides. */
const IN_WORDS: Readonly<Partial<Record<HelpPageId, readonly string[]>>> = {
  kh: ['四位'],
  qtwt: ['二十四小'],
  tjllq: ['两位'],
  tysstqth: ['九十分'],
  tywt: ['九十分'],
};

const WORDS =
  /[一二三四五六七八九十百两兩]+(?:位(?=数|數|小)|秒|分(?=钟|鐘)|小(?=时|時)|天(?=内|內)|年|个月|個月|周内|週內)/gu;
const NUMBERS = /\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?)?/g;

describe.each(LOCALES)('in %s', (locale) => {
  it.each(HELP_PAGES)('%s has no number that a rule decides typed into it', async (page) => {
    const said = JSON.stringify(
      (await pageLines(page, locale)).map(({ heading, lines }) => [heading, lines]),
    ).replaceAll(/\{\w+\}/g, '');
    const found = (pattern: RegExp) =>
      [...new Set(said.match(pattern) ?? [])].map((each) => each.replace('兩', '两')).toSorted();
    expect(found(NUMBERS), page).toEqual(TYPED[page] ?? []);
    expect(found(WORDS), page).toEqual(IN_WORDS[page] ?? []);
  });
});

/**
 * The figures of the legal texts and a digest of the whole text in each script, by the version that members agreed to.
 * A changed text needs a new version, unless only the spelling changed.
 */
const AGREED = {
  terms: {
    version: '2026-11-27',
    figures: {
      adultAge: 18,
      disputeDays: 14,
      payoutCasino: '600,000',
      payoutFinancials: '180,000',
      payoutFootball: '1,500,000',
      payoutOther: '200,000',
      payoutOutright: '25,000',
      payoutTennis: '300,000',
      recordYears: 5,
    },
  },
  privacy: { version: '2026-11-21', figures: { recordYears: 5 } },
} as const;

const DIGESTS = {
  terms: { 'zh-Hans': '1638c22ee15a2319', 'zh-Hant': '8991519c93e5547d' },
  privacy: { 'zh-Hans': '156f832e8341ebb7', 'zh-Hant': 'a4bc6177b25d6823' },
} as const;

it.each(['terms', 'privacy'] as const)(
  'the %s are what members agreed to for as long as their version stands, the regions of who lists none included',
  async (kind) => {
    for (const locale of LOCALES) {
      const facts = {
        ...helpFacts({ name: 'Testbrand', minimumAge: 18 }, locale),
        // Codes, as the names depend on the runtime.
        regions: RESTRICTED_REGIONS.join('、'),
      };
      const text = JSON.stringify(fillText(await loadDocument(kind, locale), facts));
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      expect
        .soft(digest, `${kind} in ${locale}: give it a new version`)
        .toBe(DIGESTS[kind][locale]);
    }
  },
);

it.each(['terms', 'privacy'] as const)(
  'the %s keep their figures for as long as their version stands: others are another text, to be agreed to anew',
  async (kind) => {
    for (const locale of LOCALES) {
      const raw = JSON.stringify(await loadDocument(kind, locale));
      const names = Object.keys(FIGURES).filter((name) => raw.includes(`{${name}}`));
      const figures = Object.fromEntries(
        names.map((name) => [name, FIGURES[name as keyof typeof FIGURES]]),
      );
      expect({ version: LEGAL_VERSIONS[kind], figures }, `${kind} in ${locale}`).toEqual(
        AGREED[kind],
      );
      // Each must be a number of its own, not a part of another.
      const facts = helpFacts({ name: 'Testbrand', minimumAge: 21 }, 'zh-Hans');
      const filled = JSON.stringify(fillText(JSON.parse(raw), facts));
      for (const figure of Object.values(AGREED[kind].figures)) {
        expect(filled).toMatch(new RegExp(`(?<![\\d,.])${figure}(?![\\d,.])`));
      }
    }
  },
);
