import { CourtsideError } from '@courtside/kernel';
import type { Locale } from '@courtside/i18n';
import { isCurrency, type Currency } from '@courtside/money';
import { PRICE_COLORS, type PriceColors } from '@courtside/ui/tokens';
import { CATEGORIES, type Category } from './categories.ts';
import { DEFAULT_TOGGLES, toggleFault, type Toggles } from './toggles.ts';

/** Families of drawn pictures (docs/design.md). */
export const IMAGERY = ['courtside', 'meridian', 'vermilion'] as const;

export type Imagery = (typeof IMAGERY)[number];

/** A text of the brand's own, in each locale. */
export type BrandText = Readonly<Record<Locale, string>>;

export interface BrandInput {
  /** Name in the header, the page title and the footer. */
  name: string;
  /** Addresses of its signs, drawn for the dark header; without them the name is written. */
  logo?: { readonly mark: string; readonly wordmark: string };
  /** The line under the name on the home page. */
  slogan: BrandText;
  /** The theme of `@courtside/ui` that it uses: the value of `data-brand`. */
  theme?: string;
  /** The family of drawn pictures. */
  imagery?: Imagery;
  /** Price colours of those who chose none and whose locale has no custom. */
  priceColors?: PriceColors;
  /**
   * Currency in which a visitor sees amounts; a member's balance names their own.
   * @default 'CNY'
   */
  currency?: Currency;
  /** Minimum age that the brand's licence asks for; never below 18. */
  minimumAge: number;
  /** The licence in words, as the licensee must show it. */
  licence: BrandText;
  /** Names the market policy of `@courtside/responsible-play`; a market that is not configured gets the strictest. */
  market?: string;
  /** Https origins that a game frame may show; the site's policy lets them be framed. */
  gameOrigins?: readonly string[];
  /**
   * Scripts that a page may add later, such as a captcha engine, a fingerprint script or a service worker: paths of the
   * site or https addresses. Any other is refused by the site's policy.
   */
  scripts?: readonly string[];
  /** Https address of customer service for when the gateway cannot say it; empty when there is none. */
  supportUrl?: string;
  /** Categories whose screens the brand has open; the others are shown as closed. */
  openCategories: readonly Category[];
  /** What it turns on and off; whatever is left out has its default. */
  toggles?: Partial<Toggles>;
}

export interface Brand
  extends
    Readonly<Required<Omit<BrandInput, 'logo' | 'toggles'>>>,
    Readonly<Pick<BrandInput, 'logo'>> {
  readonly toggles: Readonly<Toggles>;
}

const DEFAULTS = {
  theme: 'courtside',
  imagery: 'courtside',
  priceColors: 'red-up',
  currency: 'CNY',
  market: 'unconfigured',
  gameOrigins: [],
  scripts: [],
  supportUrl: '',
} as const satisfies Partial<BrandInput>;

const ADULT_AGE = 18;

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
  if (input.name.trim() === '') refuseBrand('name', 'must not be empty');
  if (!Number.isInteger(input.minimumAge) || input.minimumAge < ADULT_AGE) {
    refuseBrand('minimumAge', `must be a whole number of at least ${ADULT_AGE}`);
  }
  if (Object.values(input.licence).some((text) => text.trim() === '')) {
    refuseBrand('licence', 'must be shown on every page of a gambling site');
  }
  if (!/^[a-z][a-z0-9-]*$/.test(input.theme ?? DEFAULTS.theme)) {
    refuseBrand('theme', 'must be the name of a theme, in small letters');
  }
  if (!IMAGERY.includes(input.imagery ?? DEFAULTS.imagery)) {
    refuseBrand('imagery', `must be one of ${IMAGERY.join(', ')}`);
  }
  if (!PRICE_COLORS.includes(input.priceColors ?? DEFAULTS.priceColors)) {
    refuseBrand('priceColors', `must be one of ${PRICE_COLORS.join(', ')}`);
  }
  if (!isCurrency(input.currency ?? DEFAULTS.currency)) {
    refuseBrand('currency', 'must be the code of a currency that is supported');
  }
  if (!/^[a-z][a-z0-9-]*$/i.test(input.market ?? DEFAULTS.market)) {
    refuseBrand('market', 'must be the name of a market policy');
  }
  if (!/^(https:\/\/\S+)?$/.test(input.supportUrl ?? DEFAULTS.supportUrl)) {
    refuseBrand('supportUrl', 'must be an https address');
  }
  for (const origin of input.gameOrigins ?? []) {
    if (!/^https:\/\/[\w.-]+(:[0-9]+)?$/.test(origin)) {
      refuseBrand('gameOrigins', `has ${JSON.stringify(origin)}, which is no https origin`);
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
