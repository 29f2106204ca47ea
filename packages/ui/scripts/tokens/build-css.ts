import StyleDictionary from 'style-dictionary';
import { cssValue } from './css-value.ts';
import {
  DEFAULT_BRAND,
  DEFAULT_PRICE_COLORS,
  EDITIONS,
  type Edition,
  type Tiers,
} from './tiers.ts';
import { layTokens, referenceOf, tokenPaths, type TokenGroup } from './token-file.ts';

/** Token path to CSS value. */
type Values = Map<string, string>;

type BrandValues = Record<Edition, Values> & { sport: Values };

const SCHEME: Record<Edition, string> = { classic: 'light', professional: 'dark' };
const NOTE = '/* Generated from packages/ui/tokens: `pnpm --filter @courtside/ui run tokens`. */\n';

const property = (path: string) => `--cs-${path.replaceAll('.', '-')}`;

/** Final values: a custom property resolves where it is declared, so a block of a brand may refer to nothing. */
async function resolve(...layers: TokenGroup[]): Promise<Values> {
  const dictionary = new StyleDictionary({
    tokens: layers.reduce(layTokens) as never,
    platforms: { css: { transforms: [] } },
    log: { verbosity: 'silent', errors: { brokenReferences: 'throw' } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return new Map(
    allTokens.map(({ path, $type, $value }) => [path.join('.'), cssValue($type, $value)]),
  );
}

async function resolveBrand(tiers: Tiers, name: string): Promise<BrandValues> {
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
    classic: await resolve(...layers('classic')),
    professional: await resolve(...layers('professional')),
    sport: await resolve(...layers('classic'), tiers.sport),
  };
}

const paths = (group: TokenGroup) => [...tokenPaths(group).keys()];

function block(selectors: readonly string[], lines: readonly string[]): string {
  return `${selectors.join(',\n')} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

const declare = (names: readonly string[], values: Values) =>
  names.map((name) => `${property(name)}: ${values.get(name) ?? ''}`);

/** References as `var()`: they resolve anew at every element that carries a brand. */
const refer = (group: TokenGroup) =>
  [...tokenPaths(group)].map(
    ([path, { $value }]) => `${property(path)}: var(${property(referenceOf($value) ?? '')})`,
  );

/** A block counts for the document and for any element that carries the same attributes. */
function selectors(brand: string, attribute = ''): string[] {
  const named = `[data-brand='${brand}']`;
  const root = brand === DEFAULT_BRAND ? ':root' : `:root${named}`;
  return [`${root}${attribute}`, `${named}${attribute}`];
}

/**
 * The style sheets of the tokens, by file name: `tokens.css` holds the default brand and all that brands share, each
 * other sheet one brand.
 */
export async function buildCss(tiers: Tiers): Promise<Map<string, string>> {
  const names = Object.keys(tiers.brands);
  const values = new Map<string, BrandValues>();
  for (const name of names) values.set(name, await resolveBrand(tiers, name));

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
      NOTE.trimEnd(),
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
    sheets.set(`${brand}.css`, [NOTE.trimEnd(), ...brandBlocks(brand)].join('\n'));
  }
  return sheets;
}
