import type { Sight } from '../../runner/deposit-runner.ts';

/** Whether this document is in sight. */
export const documentSight: Sight = {
  visible: () => document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
