import { CourtsideError } from '@courtside/kernel';
import type { Locale } from '@courtside/i18n';
import { CATEGORIES, type Category } from './categories.ts';

/** A text of the brand's own, in each locale. */
export type BrandText = Readonly<Record<Locale, string>>;

export interface Toggles {
  /** Off: the deposit screens answer not found (the site setting can turn them off too). */
  deposit: boolean;
  /** Off: members cannot choose the professional edition. */
  professionalTheme: boolean;
}

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
  toggles?: Partial<Toggles>;
}

export interface Brand extends Readonly<Omit<BrandInput, 'toggles'>> {
  readonly toggles: Readonly<Toggles>;
}

const ADULT_AGE = 18;

/**
 * Checks a brand's configuration and fills in what it leaves out.
 *
 * @throws CourtsideError `brand.invalid` naming the key and the reason
 *
 * @example
 * const brand = defineBrand({ name: 'Courtside', siteId: '9000', minimumAge: 18, … });
 */
export function defineBrand(input: BrandInput): Brand {
  const refuse = (key: string, reason: string): never => {
    throw new CourtsideError(`Brand configuration: ${key} ${reason}`, {
      code: 'brand.invalid',
      kind: 'configuration',
    });
  };
  if (input.name.trim() === '') refuse('name', 'must not be empty');
  if (!/^[0-9]{1,8}$/.test(input.siteId)) refuse('siteId', 'must be one to eight digits');
  if (!Number.isInteger(input.minimumAge) || input.minimumAge < ADULT_AGE) {
    refuse('minimumAge', `must be a whole number of at least ${ADULT_AGE}`);
  }
  if (Object.values(input.licence).some((text) => text.trim() === '')) {
    refuse('licence', 'must be shown on every page of a gambling site');
  }
  const unknown = input.openCategories.find((category) => !CATEGORIES.includes(category));
  if (unknown !== undefined) refuse('openCategories', `has no category ${JSON.stringify(unknown)}`);
  return Object.freeze({
    ...input,
    toggles: Object.freeze({ deposit: true, professionalTheme: true, ...input.toggles }),
  });
}
