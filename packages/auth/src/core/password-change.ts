import type { Violation } from '@courtside/kernel';
import { checkNewPair, type RecoveryViolation } from './recovery-rules.ts';

/** Input of the form that changes the login password. */
export interface PasswordForm {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
}

export type PasswordField = keyof PasswordForm;

export type PasswordViolation = (
  Violation<'auth.password-empty' | 'auth.new-password-same'> | Violation<RecoveryViolation['code']>
) & { readonly field: PasswordField };

/** State of a change of the login password. None of it is stored. */
export interface PasswordChange {
  /** Number of the current submission; answers to an earlier one are ignored. */
  readonly attempt: number;
  readonly busy: boolean;
  readonly form: PasswordForm;
  readonly violations: readonly PasswordViolation[];
  /** The gateway's refusal, with the field that it is about. */
  readonly problem: { readonly field: 'old' | null; readonly text: string } | null;
  /** No answer came: the password may have been changed. */
  readonly unknown: boolean;
  readonly done: boolean;
}

export type PasswordEvent =
  | { readonly type: 'typed'; readonly change: Partial<PasswordForm> }
  | { readonly type: 'submitted' }
  | { readonly type: 'accepted'; readonly attempt: number }
  /** `statusCode` is null for a fault of the network. */
  | {
      readonly type: 'refused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
    };

export type PasswordEffect =
  | {
      readonly type: 'changePassword';
      readonly attempt: number;
      readonly old: string;
      readonly password: string;
      readonly repeat: string;
    }
  /** Show 修改成功. Every session of the member has ended, so they must log in again. */
  | { readonly type: 'announceChanged' };

export interface PasswordStep {
  readonly change: PasswordChange;
  readonly effects: readonly PasswordEffect[];
}

const EMPTY: PasswordForm = { old: '', password: '', repeat: '' };
const PASSWORD_WRONG = 6100;
/** The gateway refuses a request that the browser repeated on its own; the outcome of the first one is not known. */
const ILLEGAL_REQUEST = 6008;

export const NEW_PASSWORD_CHANGE: PasswordChange = {
  attempt: 0,
  busy: false,
  form: EMPTY,
  violations: [],
  problem: null,
  unknown: false,
  done: false,
};

/** Every reason why a change of the password is refused, in the order of the fields. */
export function checkPasswordChange({ old, password, repeat }: PasswordForm): PasswordViolation[] {
  const found: PasswordViolation[] = [];
  if (old === '') found.push({ code: 'auth.password-empty', field: 'old' });
  for (const { code, field } of checkNewPair(password, repeat)) {
    found.push({ code, field: field === 'repeat' ? 'repeat' : 'password' });
  }
  if (found.length === 0 && old === password) {
    found.push({ code: 'auth.new-password-same', field: 'password' });
  }
  return found;
}

/** The next state and the effects of a password change for an event (spec access 5). */
export function passwordStep(change: PasswordChange, event: PasswordEvent): PasswordStep {
  const stay = (next: PasswordChange): PasswordStep => ({ change: next, effects: [] });
  switch (event.type) {
    case 'typed': {
      if (change.busy || change.done) return stay(change);
      const { problem } = change;
      const isTouched =
        problem?.field === null || Object.hasOwn(event.change, problem?.field ?? '');
      return stay({
        ...change,
        form: { ...change.form, ...event.change },
        violations: change.violations.filter(({ field }) => !Object.hasOwn(event.change, field)),
        problem: isTouched ? null : problem,
      });
    }
    case 'submitted': {
      if (change.busy || change.done) return stay(change);
      const attempt = change.attempt + 1;
      const violations = checkPasswordChange(change.form);
      const next = { ...change, attempt, violations, problem: null };
      if (violations.length > 0) return stay(next);
      return {
        change: { ...next, busy: true },
        effects: [{ type: 'changePassword', attempt, ...change.form }],
      };
    }
    case 'accepted':
      if (!change.busy || change.attempt !== event.attempt) return stay(change);
      return {
        // Secrets are dropped after use.
        change: { ...change, busy: false, done: true, form: EMPTY },
        effects: [{ type: 'announceChanged' }],
      };
    case 'refused': {
      if (!change.busy || change.attempt !== event.attempt) return stay(change);
      const { statusCode, text } = event;
      return stay({
        ...change,
        busy: false,
        problem: { field: statusCode === PASSWORD_WRONG ? 'old' : null, text },
        unknown: statusCode === null || statusCode === ILLEGAL_REQUEST,
      });
    }
  }
}
