import type { RecoveryWay } from './recovery-rules.ts';

/** Numbers of the forms in the site's own switch (spec access 2). */
export const SWITCH_VALUES = {
  login: 1,
  register: 2,
  phone: 3,
  email: 4,
} as const satisfies Record<'login' | 'register' | RecoveryWay, number>;
