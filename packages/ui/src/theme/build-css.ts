import { cssValue } from './css-value.ts';
import {
  DEFAULT_BRAND,
  DEFAULT_PRICE_COLORS,
  EDITIONS,
  type Edition,
  type Tiers,
} from './tiers.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { referenceOf, tokenPaths, type TokenGroup } from './token-file.ts';

/** Token path to CSS value. */
export type Values = Map<string, string>;

export type BrandValues = Record<Edition, Values> & { sport: Values };

const SCHEME: Record<Edition, string> = { classic: 'light', professional: 'dark' };
const NOTE = '/* Generated from packages/ui/tokens: `pnpm --filter @courtside/ui run tokens`. */\n';

const property = (path: string) => `--cs-${path.replaceAll('.', '-')}`;

/** Final values: a custom property resolves where it is declared, so a block of a brand may not contain references. */
function resolve(...layers: TokenGroup[]): Values {
  return new Map(
    [...resolveTokens(layers)].map(([path, { type, value }]) => [path, cssOf(path, type, value)]),
  );
}

function cssOf(path: string, type: string | undefined, value: unknown): string {
  try {
    return cssValue(type, value);
  } catch (cause) {
    throw new Error(`${path}: ${(cause as Error).message}`, { cause });
  }
}

/** Final values of a brand's tokens by path, in each edition and under the sport theme. */
export function resolveBrand(tiers: Tiers, name: string): BrandValues {
  const files = tiers.brands[name];
  if (!files) throw new Error(`no brand ${name}`);
  const layers = (edition: Edition) => [
    tiers.primitive,
    tiers.base,
    tiers.editions[edition],
    files.brand,
    files[edition],
  ];
  return {
    classic: resolve(...layers('classic')),
    professional: resolve(...layers('professional')),
    sport: resolve(...layers('classic'), tiers.sport),
  };
}

const paths = (group: TokenGroup) => [...tokenPaths(group).keys()];

function block(selectors: readonly string[], lines: readonly string[]): string {
  return `${selectors.join(',\n')} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

const declare = (names: readonly string[], values: Values) =>
  names.map((name) => `${property(name)}: ${values.get(name) ?? ''}`);

/** References as `var()`: they are resolved again at every element with a brand. */
const refer = (group: TokenGroup) =>
  [...tokenPaths(group)].map(
    ([path, { $value }]) => `${property(path)}: var(${property(referenceOf($value) ?? '')})`,
  );

/** Selectors of a block: for the document and for any element with the same attributes. */
function selectors(brand: string, attribute = ''): string[] {
  const named = `[data-brand='${brand}']`;
  const root = brand === DEFAULT_BRAND ? ':root' : `:root${named}`;
  return [`${root}${attribute}`, `${named}${attribute}`];
}

/**
 * The style sheets of the tokens, by file name: `tokens.css` holds the default brand and all that brands share, each
 * other sheet one brand.
 */
export function buildCss(tiers: Tiers, note = NOTE): Map<string, string> {
  const names = Object.keys(tiers.brands);
  const values = new Map<string, BrandValues>();
  for (const name of names) values.set(name, resolveBrand(tiers, name));

  const base = paths(tiers.base);
  const edition = paths(tiers.editions.classic);
  const sport = paths(tiers.sport);
  const vary = base.filter(
    (name) =>
      sport.includes(name) ||
      new Set([...values.values()].map(({ classic }) => classic.get(name))).size > 1,
  );
  const constant = base.filter((name) => !vary.includes(name));

  const brandBlocks = (brand: string) => {
    const own = values.get(brand);
    if (!own) throw new Error(`no brand ${brand}`);
    return [
      ...EDITIONS.map((name) =>
        block(selectors(brand, name === 'classic' ? '' : `[data-edition='${name}']`), [
          `color-scheme: ${SCHEME[name]}`,
          ...declare(name === 'classic' ? [...vary, ...edition] : edition, own[name]),
        ]),
      ),
      block(selectors(brand, "[data-theme='sport']"), declare(sport, own.sport)),
    ];
  };

  const sheets = new Map<string, string>();
  const first = values.get(DEFAULT_BRAND);
  if (!first) throw new Error(`no brand ${DEFAULT_BRAND}`);
  sheets.set(
    'tokens.css',
    [
      note.trimEnd(),
      block([':root'], declare(constant, first.classic)),
      ...brandBlocks(DEFAULT_BRAND),
      block(
        [':where(:root, [data-brand])'],
        [...refer(tiers.priceColors[DEFAULT_PRICE_COLORS] ?? {}), ...refer(tiers.component)],
      ),
      ...Object.entries(tiers.priceColors).map(([mode, group]) =>
        block([`[data-price-colors='${mode}']`], refer(group)),
      ),
    ].join('\n'),
  );
  for (const brand of names) {
    if (brand === DEFAULT_BRAND) continue;
    sheets.set(`${brand}.css`, [note.trimEnd(), ...brandBlocks(brand)].join('\n'));
  }
  return sheets;
}
