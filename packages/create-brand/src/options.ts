import { parseArgs } from 'node:util';
import { refuse } from './refuse.ts';
import { toggleOf } from './toggles.ts';

/** Features that a brand may leave out; home, access and the protection of players are always there. */
export const FEATURES = [
  'sportsbook',
  'wallet',
  'venues',
  'member',
  'promotions',
  'chat',
  'help',
] as const;
export type OptionalFeature = (typeof FEATURES)[number];

/** Options of a brand. */
export interface BrandOptions {
  /** Folder, which must be empty or not exist; its last part is the name of the npm package and of the theme. */
  readonly folder: string;
  readonly name: string;
  readonly slogan: string;
  /** Two colours, or the path of a DTCG token file. */
  readonly look: { readonly primary: string; readonly accent: string } | { readonly file: string };
  /** BCP 47 tags. */
  readonly languages: readonly string[];
  readonly toggles: Readonly<Record<string, boolean | string>>;
  readonly features: readonly OptionalFeature[];
  readonly imagery: string;
  /** Name of a market policy of `@courtside/responsible-play`. */
  readonly market: string;
  readonly age: number;
  readonly licence: string;
  /** In Traditional Chinese. */
  readonly licenceHant: string;
}

export const USAGE = `create-brand FOLDER [options]
  --name NAME            the brand's name (default: from the folder)
  --slogan TEXT          the line under the name (default: the name)
  --primary #RRGGBB      colour of buttons and links (#0a6c66)
  --accent #RRGGBB       the one accent of a view (#b8502a)
  --tokens FILE          a DTCG token file instead of the two colours
  --languages LIST       what the site can be read in (zh-Hans,zh-Hant)
  --toggles LIST         such as deposit=off,showSponsor=on (none)
  --features LIST        of sportsbook,wallet,venues,member,promotions,chat,help (all)
  --imagery NAME         courtside, meridian or vermilion (courtside)
  --market NAME          the market whose rules of player protection hold; no default
  --age N                minimum age of that market, at least 18; no default
  --licence TEXT         the licence line as the licensee must show it; no default
  --licence-hant TEXT    the same in Traditional Chinese (default: the same text)
  --no-install           writes the files only
  --help`;

/** Courtside's own brands: their themes, which no other brand may be named like, and families of drawn pictures. */
export const OWN_BRANDS = ['courtside', 'meridian', 'vermilion'] as const;

export type Flags = ReturnType<typeof readFlags>;

/** @throws CourtsideError `create-brand.option` for an unknown flag */
export function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: text,
        slogan: text,
        primary: text,
        accent: text,
        tokens: text,
        languages: text,
        toggles: text,
        features: text,
        imagery: text,
        market: text,
        age: text,
        licence: text,
        'licence-hant': text,
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 1) refuse(`One folder, not ${positionals.join(' ')}`);
    return { ...values, folder: positionals[0] };
  } catch (cause) {
    return refuse((cause as Error).message);
  }
}

/** The parts of a flag that is a list. */
export const list = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const needed = (flag: string, value: string | undefined, why: string): string => {
  if (value !== undefined && value.trim() !== '') return value.trim();
  return refuse(`--${flag} is needed: ${why}`);
};

/** Reason why an age is invalid, or undefined. */
export function ageFault(age: string): string | undefined {
  return /^\d+$/.test(age.trim()) && Number(age) >= 18
    ? undefined
    : `The minimum age must be a whole number of at least 18, not ${JSON.stringify(age)}`;
}

/** A BCP 47 tag in its canonical spelling, which a site requires. @example tagOf('zh-hant') // 'zh-Hant' */
function tagOf(text: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    if (tag !== undefined && /^[a-z]{2,3}(?:-|$)/.test(tag)) return tag;
  } catch {
    // Reported below.
  }
  return refuse(`--languages has ${JSON.stringify(text)}, which is no language tag`);
}

/**
 * The options from the flags, completed without prompts.
 *
 * @throws CourtsideError `create-brand.option` naming the flag
 */
export function brandOptions(flags: Flags): BrandOptions {
  const folder = needed('folder', flags.folder, 'where the brand is to be written').replace(
    /[/\\]+$/,
    '',
  );
  const base = folder.split(/[/\\]/).at(-1) ?? '';
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(base) || OWN_BRANDS.some((theme) => theme === base)) {
    refuse(
      `The folder names the npm package and the theme: small letters, digits and hyphens, none of Courtside's own, not ${JSON.stringify(base)}`,
    );
  }
  const market = needed(
    'market',
    flags.market,
    'the rules of player protection are those of a market, and no default is right for all',
  );
  if (!/^[a-z][a-z0-9-]*$/i.test(market))
    refuse(`--market must be a name such as demo, not ${JSON.stringify(market)}`);
  const age = needed('age', flags.age, 'the minimum age is the law of the market');
  const fault = ageFault(age);
  if (fault !== undefined) refuse(fault);
  const licence = needed(
    'licence',
    flags.licence,
    'a gambling site shows its licence on every page',
  );
  const features = flags.features === undefined ? FEATURES : list(flags.features);
  const unknown = features.find((each) => !FEATURES.some((known) => known === each));
  if (unknown !== undefined)
    refuse(`--features has no ${unknown}; there are ${FEATURES.join(', ')}`);
  const languages = [...new Set(list(flags.languages ?? 'zh-Hans,zh-Hant').map(tagOf))];
  if (languages.length === 0) refuse('--languages is empty');
  if (flags.tokens !== undefined && (flags.primary ?? flags.accent) !== undefined) {
    refuse('--tokens and --primary or --accent exclude each other');
  }
  const imagery = flags.imagery ?? 'courtside';
  if (!OWN_BRANDS.some((known) => known === imagery))
    refuse(`--imagery has no ${imagery}; there are ${OWN_BRANDS.join(', ')}`);
  const name = (flags.name ?? base).trim();
  if (name === '') refuse('--name must not be empty');
  return {
    folder,
    name,
    slogan: flags.slogan ?? name,
    look:
      flags.tokens === undefined
        ? { primary: flags.primary ?? '#0a6c66', accent: flags.accent ?? '#b8502a' }
        : { file: flags.tokens },
    languages,
    toggles: Object.fromEntries(list(flags.toggles ?? '').map(toggleOf)),
    features: features as readonly OptionalFeature[],
    imagery,
    market,
    age: Number(age),
    licence,
    licenceHant: flags['licence-hant'] ?? licence,
  };
}
