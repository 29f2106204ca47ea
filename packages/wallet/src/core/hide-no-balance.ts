import type { KeyValueStore } from '@courtside/kernel';

const KEY = 'courtside.hideNoBalance';

/** Whether venues without money are left out of the wallet's list; kept on this device as 1 or 0 (spec access 3). */
export interface HideNoBalance {
  /** False until somebody chose. */
  current(): boolean;
  choose(hide: boolean): void;
}

/** @example createHideNoBalance(browserPlatform().storage).choose(true); */
export function createHideNoBalance(storage: KeyValueStore): HideNoBalance {
  return {
    current: () => storage.get(KEY) === '1',
    choose: (hide) => storage.set(KEY, hide ? '1' : '0'),
  };
}
