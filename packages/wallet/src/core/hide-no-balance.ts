import type { KeyValueStore } from '@courtside/kernel';

/** A choice that is stored on this device as 1 or 0. */
export interface KeptChoice {
  /** False until a choice is made. */
  current(): boolean;
  choose(value: boolean): void;
}

/** Whether venues without money are left out of the wallet's list (spec access 3). */
export type HideNoBalance = KeptChoice;

const keptChoice = (storage: KeyValueStore, key: string): KeptChoice => ({
  current: () => storage.get(key) === '1',
  choose: (value) => storage.set(key, value ? '1' : '0'),
});

/** @example createHideNoBalance(browserPlatform().storage).choose(true); */
export const createHideNoBalance = (storage: KeyValueStore): HideNoBalance =>
  keptChoice(storage, 'courtside.hideNoBalance');
