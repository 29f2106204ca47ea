import { CourtsideError } from '@courtside/kernel';
import type { Locale } from '@courtside/i18n';
import { CATEGORIES, type Category } from './categories.ts';
import { DEFAULT_TOGGLES, toggleFault, type Toggles } from './toggles.ts';

/** A text of the brand's own, in each locale. */
export type BrandText = Readonly<Record<Locale, string>>;

export interface BrandInput {
  /** Name in the header, the page title and the footer. */
  name: string;
  /** The line under the name on the home page. */
  slogan: BrandText;
  siteId: string;
  /** Minimum age that the brand's licence asks for; never below 18. */
  minimumAge: number;
  /** The licence in words, as the licensee must show it. */
  licence: BrandText;
  /** Categories whose screens the brand has open; the others are shown as closed. */
  openCategories: readonly Category[];
  /** What it turns on and off; whatever is left out has its default. */
  toggles?: Partial<Toggles>;
}

export interface Brand extends Readonly<Omit<BrandInput, 'toggles'>> {
  readonly toggles: Readonly<Toggles>;
}

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
 * const brand = defineBrand({ name: 'Courtside', siteId: '9000', minimumAge: 18, … });
 */
export function defineBrand(input: BrandInput): Brand {
  if (input.name.trim() === '') refuseBrand('name', 'must not be empty');
  if (!/^[0-9]{1,8}$/.test(input.siteId)) refuseBrand('siteId', 'must be one to eight digits');
  if (!Number.isInteger(input.minimumAge) || input.minimumAge < ADULT_AGE) {
    refuseBrand('minimumAge', `must be a whole number of at least ${ADULT_AGE}`);
  }
  if (Object.values(input.licence).some((text) => text.trim() === '')) {
    refuseBrand('licence', 'must be shown on every page of a gambling site');
  }
  const unknown = input.openCategories.find((category) => !CATEGORIES.includes(category));
  if (unknown !== undefined)
    refuseBrand('openCategories', `has no category ${JSON.stringify(unknown)}`);
  for (const [key, value] of Object.entries(input.toggles ?? {})) {
    const fault = toggleFault(key, value);
    if (fault) refuseBrand(`toggles.${key}`, fault);
  }
  return Object.freeze({
    ...input,
    toggles: Object.freeze({ ...DEFAULT_TOGGLES, ...input.toggles }),
  });
}
