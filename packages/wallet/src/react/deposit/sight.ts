import type { Sight } from '../../runner/deposit-runner.ts';

/** Visibility of this document. */
export const documentSight: Sight = {
  visible: () => document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
