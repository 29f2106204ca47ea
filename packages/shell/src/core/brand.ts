import { CourtsideError } from '@courtside/kernel';
import type { Locale } from '@courtside/i18n';
import { isCurrency, type Currency } from '@courtside/money';
import { IMAGERIES, PRICE_COLORS, type Imagery, type PriceColors } from '@courtside/ui/tokens';
import { CATEGORIES, type Category } from './categories.ts';
import { HOME_BLOCKS, type HomeBlock } from './home-blocks.ts';
import type { RegionCode } from './region-code.ts';
import { DEFAULT_TOGGLES, toggleFault, type Toggles } from './toggles.ts';

/** A text of the brand in both scripts, and in each other language of its site. */
export type BrandText = Readonly<Record<Locale, string>> & Readonly<Record<string, string>>;

/** A source of help outside the brand, such as a helpline. */
export interface HelpAddress {
  readonly name: BrandText;
  /** An `https:`, `tel:` or `mailto:` address. */
  readonly address: string;
  /** The address as people read it, such as a telephone number with spaces. */
  readonly shown: string;
}

/** A brand's site as an app on a device. */
export interface BrandApp {
  /** Path of its web app manifest. */
  readonly manifest: string;
  /** Path of its icon for devices that read no manifest: 180 pixels square, without transparency. */
  readonly icon: string;
  /** Colour of the device's own bars around it, as CSS writes it. */
  readonly color: string;
}

export interface BrandInput {
  /** Name in the header, the page title and the footer. */
  name: string;
  /** Addresses of the logo's images, drawn for the dark header; without them the header shows the name. */
  logo?: { readonly mark: string; readonly wordmark: string };
  /** The line under the name on the home page. */
  slogan: BrandText;
  /** The theme of `@courtside/ui` that it uses: the value of `data-brand`. */
  theme?: string;
  /** The family of drawn pictures: one of `@courtside/ui`, or the brand's own. */
  imagery?: Imagery;
  /** Price colours for members who have chosen none and whose locale has no convention. */
  priceColors?: PriceColors;
  /**
   * Currency in which a visitor sees amounts; a member's balance has its own currency.
   * @default 'CNY'
   */
  currency?: Currency;
  /** Minimum age that the brand's licence asks for; never below 18. */
  minimumAge: number;
  /** The licence in words, as the licensee must show it. */
  licence: BrandText;
  /** Names the market policy of `@courtside/responsible-play`; a market that is not configured gets the strictest. */
  market?: string;
  /**
   * Origins that games may be loaded from, in a frame or a window: https, or localhost. The site's policy allows them
   * in frames; a game at any other address is an error.
   */
  gameOrigins?: readonly string[];
  /**
   * Https origins that pictures of games, venues and promotions may be loaded from. The site's policy allows them; a
   * picture from any other origin is replaced by a drawing.
   */
  imageOrigins?: readonly string[];
  /**
   * Scripts that a page may add later, such as a captcha engine, a fingerprint script or a service worker: paths of the
   * site or https addresses. Any other is refused by the site's policy.
   */
  scripts?: readonly string[];
  /**
   * Countries and regions whose residents may not use the site, by law and licence. The terms list them; when left out,
   * the terms list `RESTRICTED_REGIONS` of `@courtside/help`.
   */
  restrictedRegions?: readonly [RegionCode, ...RegionCode[]];
  /**
   * The brand's own version of the texts that members agree to, such as the date of the last change of its regions or
   * texts. It is stored with the account beside the version of the packages' texts; one line of at most 40 characters.
   */
  legalVersion?: string;
  /** Sources of help with gambling problems, in the order in which they are shown. */
  playHelp?: readonly HelpAddress[];
  /** Https address of customer service, used when the gateway gives none; empty when there is none. */
  supportUrl?: string;
  /** Categories that the brand has opened; the others are shown as closed. */
  openCategories: readonly Category[];
  /** Settings of the site as an app on a member's device; without them the browser offers no installation. */
  app?: BrandApp;
  /** Blocks of the home page in their order; a block left out is not shown. @default all of `HOME_BLOCKS` */
  homeBlocks?: readonly HomeBlock[];
  /** Features that the brand turns on and off; those left out have their defaults. */
  toggles?: Partial<Toggles>;
}

export interface Brand
  extends
    Readonly<
      Required<Omit<BrandInput, 'app' | 'legalVersion' | 'logo' | 'restrictedRegions' | 'toggles'>>
    >,
    Readonly<Pick<BrandInput, 'app' | 'legalVersion' | 'logo' | 'restrictedRegions'>> {
  readonly toggles: Readonly<Toggles>;
}

const DEFAULTS = {
  theme: 'courtside',
  imagery: 'courtside',
  priceColors: 'red-up',
  currency: 'CNY',
  market: 'unconfigured',
  gameOrigins: [],
  imageOrigins: [],
  scripts: [],
  playHelp: [],
  supportUrl: '',
  homeBlocks: HOME_BLOCKS,
} as const satisfies Partial<BrandInput>;

const ADULT_AGE = 18;
const IMAGE_ORIGIN = /^https:\/\/[\w.-]+(:[0-9]+)?$/;
/** Https, or http on localhost, because a developer's gateway has no certificate. */
const GAME_ORIGIN = /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]+)?$/;

export function refuseBrand(key: string, reason: string): never {
  throw new CourtsideError(`Brand configuration: ${key} ${reason}`, {
    code: 'brand.invalid',
    kind: 'configuration',
  });
}

/**
 * Checks a brand's configuration and fills in what it leaves out.
 *
 * @throws CourtsideError `brand.invalid` naming the key and the reason
 *
 * @example
 * const brand = defineBrand({ name: 'Courtside', minimumAge: 18, openCategories: ['home'], … });
 */
export function defineBrand(input: BrandInput): Brand {
  if (input.name.trim() === '') refuseBrand('name', 'is empty');
  if (!Number.isInteger(input.minimumAge) || input.minimumAge < ADULT_AGE) {
    refuseBrand('minimumAge', `is no whole number from ${ADULT_AGE} on`);
  }
  if (Object.values(input.licence).some((text) => text.trim() === '')) {
    refuseBrand('licence', 'has an empty text');
  }
  if (!/^[a-z][a-z0-9-]*$/.test(input.theme ?? DEFAULTS.theme)) {
    refuseBrand('theme', 'is no name of a theme');
  }
  const imagery = input.imagery ?? DEFAULTS.imagery;
  if (typeof imagery === 'string' ? !IMAGERIES.includes(imagery) : imagery.name.trim() === '') {
    refuseBrand('imagery', `is not of ${IMAGERIES.join(', ')}, and no family with a name`);
  }
  if (!PRICE_COLORS.includes(input.priceColors ?? DEFAULTS.priceColors)) {
    refuseBrand('priceColors', `is not of ${PRICE_COLORS.join(', ')}`);
  }
  if (!isCurrency(input.currency ?? DEFAULTS.currency)) {
    refuseBrand('currency', 'is no known currency');
  }
  if (!/^[a-z][a-z0-9-]*$/i.test(input.market ?? DEFAULTS.market)) {
    refuseBrand('market', 'is no name of a market');
  }
  if (!/^(https:\/\/\S+)?$/.test(input.supportUrl ?? DEFAULTS.supportUrl)) {
    refuseBrand('supportUrl', 'is no https address');
  }
  for (const { name, address, shown } of input.playHelp ?? []) {
    const named = [...Object.values(name), shown].every((text) => text.trim());
    if (!named || !/^(https|tel|mailto):\S+$/.test(address)) {
      refuseBrand(
        'playHelp',
        `has ${address}, which is no https, tel or mailto address, or an empty text`,
      );
    }
  }
  const regions: readonly string[] | undefined = input.restrictedRegions;
  if (regions?.length === 0) refuseBrand('restrictedRegions', 'is empty; leave it out');
  const odd = regions?.find((code, at) => !/^[A-Z]{2}$/.test(code) || regions.indexOf(code) < at);
  if (odd !== undefined) {
    refuseBrand(
      'restrictedRegions',
      `has ${JSON.stringify(odd)}, which is no code of ISO 3166-1, or twice`,
    );
  }
  if (input.legalVersion !== undefined && !/^[\w.-][\w .-]{0,39}$/.test(input.legalVersion)) {
    refuseBrand(
      'legalVersion',
      'is no name of at most 40 letters, digits, dots, hyphens and spaces',
    );
  }
  for (const origin of input.gameOrigins ?? []) {
    if (!GAME_ORIGIN.test(origin)) {
      refuseBrand('gameOrigins', `has ${JSON.stringify(origin)}, which is no https origin`);
    }
  }
  for (const origin of input.imageOrigins ?? []) {
    if (!IMAGE_ORIGIN.test(origin)) {
      refuseBrand('imageOrigins', `has ${JSON.stringify(origin)}, which is no https origin`);
    }
  }
  for (const script of input.scripts ?? []) {
    if (!/^(https:\/\/[\w.-]+(:[0-9]+)?)?\/[^\s;,'"]+$/.test(script) || script.startsWith('//')) {
      refuseBrand('scripts', `has ${JSON.stringify(script)}, which is no path or https address`);
    }
  }
  const unknown = input.openCategories.find((category) => !CATEGORIES.includes(category));
  if (unknown !== undefined)
    refuseBrand('openCategories', `has no category ${JSON.stringify(unknown)}`);
  const blocks = input.homeBlocks ?? HOME_BLOCKS;
  const wrong = blocks.find((each, at) => !HOME_BLOCKS.includes(each) || blocks.indexOf(each) < at);
  if (wrong !== undefined) {
    refuseBrand('homeBlocks', `has ${JSON.stringify(wrong)}, which is no block or there already`);
  }
  for (const [key, value] of Object.entries(input.toggles ?? {})) {
    const fault = toggleFault(key, value);
    if (fault) refuseBrand(`toggles.${key}`, fault);
  }
  return Object.freeze({
    ...DEFAULTS,
    ...input,
    toggles: Object.freeze({ ...DEFAULT_TOGGLES, ...input.toggles }),
  });
}
