import { defineBrand, refuseBrand, type Brand, type BrandInput } from './brand.ts';
import { DEFAULT_TOGGLES, toggleFault, type Toggles } from './toggles.ts';

const PREFIX = 'COURTSIDE_BRAND_';
/** Origins of games, separated by commas: the one list that differs between local development and the site. */
const GAME_ORIGINS = `${PREFIX}GAME_ORIGINS`;
const FLAGS = new Map([
  ['on', true],
  ['off', false],
]);

const keyOf = new Map(
  Object.keys(DEFAULT_TOGGLES).map((key) => [
    PREFIX + key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
    key as keyof Toggles,
  ]),
);

/**
 * A brand whose toggles the environment may override: `COURTSIDE_BRAND_` and the toggle's name in capitals with
 * underscores; `COURTSIDE_BRAND_GAME_ORIGINS` lists the origins of games. Toggles that are flags take `on` and `off`;
 * the others take their value as it is. Names without the prefix are ignored.
 *
 * @throws CourtsideError `brand.invalid` naming the key, as it stands in the environment, and the reason
 *
 * @example
 * const brand = brandFromEnv(input, { COURTSIDE_BRAND_DEPOSIT: 'off' });
 */
export function brandFromEnv(
  input: BrandInput,
  env: Readonly<Record<string, string | undefined>>,
): Brand {
  const toggles: Record<string, unknown> = { ...input.toggles };
  let { gameOrigins } = input;
  for (const [name, text] of Object.entries(env)) {
    if (!name.startsWith(PREFIX) || text === undefined) continue;
    if (name === GAME_ORIGINS) {
      gameOrigins = text.split(',').filter((origin) => origin !== '');
      continue;
    }
    const key = keyOf.get(name);
    if (!key) return refuseBrand(name, 'is no toggle');
    const isFlag = typeof DEFAULT_TOGGLES[key] === 'boolean';
    const value = isFlag ? FLAGS.get(text) : text;
    const fault = toggleFault(key, value);
    if (fault) refuseBrand(name, isFlag ? 'must be on or off' : fault);
    toggles[key] = value;
  }
  return defineBrand({ ...input, toggles, ...(gameOrigins && { gameOrigins }) });
}
