import { refuse } from './refuse.ts';

/** The toggles of `@courtside/shell` that are on or off. */
export const SWITCHES = {
  asianOdds: { isOn: true, does: 'markets of three and more outcomes in European prices' },
  birthdayDescription: { isOn: true, does: 'the profile says why a birthday is asked for' },
  cashOut: { isOn: true, does: 'running tickets can be cashed out' },
  crModeSwitch: { isOn: false, does: 'the local sports venue CRTY beside the board' },
  deposit: { isOn: true, does: 'deposits' },
  hideAgent: { isOn: false, does: 'no page for agents' },
  hideNavIcon: { isOn: false, does: 'a navigation without icons' },
  hideRealNumber: { isOn: true, does: "members' numbers are masked" },
  maxStake: { isOn: true, does: 'the slip offers the highest stake' },
  professionalTheme: { isOn: true, does: 'the dark edition can be chosen' },
  quickBet: { isOn: false, does: 'members may bet by one tap' },
  showSponsor: { isOn: false, does: 'a sponsor page' },
  skipSport: { isOn: false, does: 'no sports anywhere' },
  vipNoSave: { isOn: false, does: 'VIP pages without deposits' },
  withdrawPassword: { isOn: true, does: 'withdrawals ask for their own password' },
} as const;

/** Those that have a text. */
export const TEXT_TOGGLES = ['defaultLanguage', 'foreverSite'] as const;

const isSwitch = (key: string): key is keyof typeof SWITCHES => Object.hasOwn(SWITCHES, key);

/**
 * A toggle of a list such as `deposit=off`.
 *
 * @throws CourtsideError `create-brand.option` for an unknown name or a value that it cannot have
 */
export function toggleOf(entry: string): [string, boolean | string] {
  const [, key = '', value = ''] = /^([a-zA-Z]+)=(.+)$/.exec(entry) ?? [];
  if (key === '')
    refuse(`--toggles has ${JSON.stringify(entry)}, which is not NAME=on or NAME=off`);
  if (isSwitch(key)) {
    if (value !== 'on' && value !== 'off') refuse(`--toggles: ${key} is on or off, not ${value}`);
    return [key, value === 'on'];
  }
  if (!TEXT_TOGGLES.some((known) => known === key)) {
    const known = [...Object.keys(SWITCHES), ...TEXT_TOGGLES].join(', ');
    refuse(`--toggles has no ${key}; there are ${known}`);
  }
  return [key, value];
}

/**
 * What differs from the defaults, as `--toggles` takes it.
 *
 * @param on the switches that are on
 */
export function toggleList(on: readonly string[]): string {
  return Object.entries(SWITCHES)
    .filter(([key, { isOn }]) => on.includes(key) !== isOn)
    .map(([key, { isOn }]) => `${key}=${isOn ? 'off' : 'on'}`)
    .join(',');
}
