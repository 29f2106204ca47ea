import type { Violation } from '@courtside/kernel';

/** Way in which a member proves their identity before they change the password: by the old password, or by a code. */
export type PasswordWay = 'old' | 'code';

/** State of setting or changing a withdrawal password, with the content of the fields. */
export interface PasswordChange {
  /**
   * `set` the first password; `choose` a proof; `old`: by the old password; `prove`: by a code; `enter`: new password
   * after the code.
   */
  readonly step: 'set' | 'choose' | 'old' | 'prove' | 'enter' | 'done';
  readonly busy: boolean;
  readonly old: string;
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
  readonly violations: readonly PasswordViolation[];
  readonly refusal: PasswordRefusal | null;
}

/** A refusal by the gateway; `statusCode` is null when no answer came. `lockedMs` comes with 6110. */
export interface PasswordRefusal {
  readonly statusCode: number | null;
  readonly text: string;
  readonly lockedMs?: number;
}

export type PasswordViolationCode =
  | 'withdrawal-password.empty'
  | 'withdrawal-password.digits'
  | 'withdrawal-password.differ'
  | 'withdrawal-password.same';

export type PasswordField = 'old' | 'code' | 'password' | 'repeat';
export type PasswordViolation = Violation<PasswordViolationCode> & {
  readonly field: PasswordField;
};

export type PasswordEvent =
  | { readonly type: 'wayChosen'; readonly way: PasswordWay }
  | { readonly type: 'edited'; readonly field: PasswordField; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: PasswordRefusal }
  | { readonly type: 'back' };

export type PasswordEffect =
  | { readonly type: 'set'; readonly password: string }
  | { readonly type: 'prove'; readonly code: string }
  /** `old` is null after a verified code. */
  | { readonly type: 'reset'; readonly old: string | null; readonly password: string };

export interface PasswordStep {
  readonly state: PasswordChange;
  readonly effects: readonly PasswordEffect[];
}

const EMPTY = {
  busy: false,
  old: '',
  code: '',
  password: '',
  repeat: '',
  violations: [],
  refusal: null,
} as const;

/** The first state. @param isSet whether the member already has a withdrawal password */
export function passwordChange(isSet: boolean): PasswordChange {
  return { ...EMPTY, step: isSet ? 'choose' : 'set' };
}

const isCode = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** Violations of a withdrawal password: it must be exactly six ASCII digits. @example sixDigits('12345', 'password') */
export function sixDigits(text: string, field: PasswordField): PasswordViolation[] {
  if (text === '') return [{ code: 'withdrawal-password.empty', field }];
  return isCode(text) ? [] : [{ code: 'withdrawal-password.digits', field }];
}

/** All violations in the fields of a step. */
export function passwordViolations(state: PasswordChange): PasswordViolation[] {
  const { step, old, code, password, repeat } = state;
  if (step === 'choose' || step === 'done') return [];
  if (step === 'prove') return sixDigits(code, 'code');
  const found = [
    ...(step === 'old' ? sixDigits(old, 'old') : []),
    ...sixDigits(password, 'password'),
  ];
  if (repeat !== password) found.push({ code: 'withdrawal-password.differ', field: 'repeat' });
  else if (step === 'old' && password === old && found.length === 0) {
    found.push({ code: 'withdrawal-password.same', field: 'password' });
  }
  return found;
}

const CODE_NEEDED: readonly number[] = [6016, 6017];

function effectOf({ step, old, code, password }: PasswordChange): PasswordEffect | null {
  if (step === 'set') return { type: 'set', password };
  if (step === 'prove') return { type: 'prove', code };
  if (step === 'old') return { type: 'reset', old, password };
  return step === 'enter' ? { type: 'reset', old: null, password } : null;
}

/**
 * The steps of setting or changing a withdrawal password. The state keeps no digits after the answer: an accepted
 * change clears them all, and a refusal clears the refused ones.
 */
export function passwordTransition(state: PasswordChange, event: PasswordEvent): PasswordStep {
  const stay = (next: PasswordChange): PasswordStep => ({ state: next, effects: [] });
  switch (event.type) {
    case 'wayChosen':
      if (state.step !== 'choose') return stay(state);
      return stay({ ...EMPTY, step: event.way === 'old' ? 'old' : 'prove' });
    case 'back':
      return state.busy || state.step === 'set' || state.step === 'done'
        ? stay(state)
        : stay({ ...EMPTY, step: 'choose' });
    case 'edited': {
      if (state.busy) return stay(state);
      const violations = state.violations.filter(({ field }) => field !== event.field);
      return stay({ ...state, [event.field]: event.text, violations, refusal: null });
    }
    case 'submitted': {
      if (state.busy) return stay(state);
      const violations = passwordViolations(state);
      const effect = effectOf(state);
      if (violations.length > 0 || effect === null) return stay({ ...state, violations });
      return { state: { ...state, busy: true, violations: [], refusal: null }, effects: [effect] };
    }
    case 'accepted':
      if (!state.busy) return stay(state);
      return stay({ ...EMPTY, step: state.step === 'prove' ? 'enter' : 'done' });
    case 'refused': {
      if (!state.busy) return stay(state);
      const { refusal } = event;
      // The new password may be set already, so that the old one is wrong: a code proves the member in either case.
      if (refusal.statusCode === null && state.step === 'old')
        return stay({ ...EMPTY, step: 'choose', refusal });
      // The proof has expired: the member must give it again.
      if (CODE_NEEDED.includes(refusal.statusCode ?? 0))
        return stay({ ...EMPTY, step: 'prove', refusal });
      return stay({ ...state, busy: false, old: '', code: '', refusal });
    }
  }
}
