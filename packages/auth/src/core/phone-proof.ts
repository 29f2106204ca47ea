import type { Violation } from '@courtside/kernel';
import {
  codeStep,
  giveUpCode,
  isCodeAsked,
  isCodeBusy,
  NO_CODE,
  type CodeEffect,
  type CodeEvent,
  type CodeMissing,
  type CodeRequest,
} from './code-request.ts';
import { isDeviceCode } from './device-rules.ts';

/** State of the proof, by a code, that a member still has the phone that they bound (6016, 6017). */
export interface PhoneProof {
  /** Number of the current submission; answers to an earlier one are ignored. */
  readonly attempt: number;
  readonly busy: boolean;
  /** The typed code; it is cleared when it is used up. */
  readonly text: string;
  readonly code: CodeRequest;
  readonly violation: CodeMissing['code'] | 'auth.code-empty' | null;
  /** The gateway's refusal, with the field that it is about. */
  readonly problem: { readonly field: 'code' | null; readonly text: string } | null;
  readonly done: boolean;
}

export type PhoneProofEvent =
  | { readonly type: 'typed'; readonly text: string }
  /** `now` in ms since the epoch. */
  | { readonly type: 'codeAsked'; readonly now: number }
  | { readonly type: 'code'; readonly event: CodeEvent }
  | { readonly type: 'submitted' }
  | { readonly type: 'accepted'; readonly attempt: number }
  /** `statusCode` is null for a fault of the network. */
  | {
      readonly type: 'refused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
    };

export type PhoneProofEffect =
  | CodeEffect
  | { readonly type: 'prove'; readonly attempt: number; readonly code: string }
  /** Tell the member that the phone is proven, and lead them back. */
  | { readonly type: 'proved' };

export interface PhoneProofStep {
  readonly proof: PhoneProof;
  readonly effects: readonly PhoneProofEffect[];
}

/** The gateway knows the bound phone, so the call leaves it out. */
const ORDER = { way: 'sms', to: '', name: '' } as const;

const CODE_WRONG = 6036;
const CODE_LOCKED = 6037;
const CODE_EXPIRED = 6038;

export const NEW_PHONE_PROOF: PhoneProof = {
  attempt: 0,
  busy: false,
  text: '',
  code: NO_CODE,
  violation: null,
  problem: null,
  done: false,
};

/** Reason why a proof is not sent: no code was requested, or the text is not six digits. */
export function checkPhoneProof({
  code,
  text,
}: Pick<PhoneProof, 'code' | 'text'>): Violation<NonNullable<PhoneProof['violation']>>[] {
  if (!isCodeAsked(code)) return [{ code: 'auth.code-not-asked' }];
  return isDeviceCode(text) ? [] : [{ code: 'auth.code-empty' }];
}

/**
 * The next state and the effects of a phone proof for an event (spec access 8).
 *
 * | at   | event     | leads to                                                       |
 * | ---- | --------- | -------------------------------------------------------------- |
 * | form | codeAsked | the code's own machine                                         |
 * | form | submitted | busy, once a code was requested and has six digits             |
 * | busy | accepted  | done                                                           |
 * | busy | refused   | the form, with the sentence beside the code; a spent code goes |
 *
 * @example phoneProofStep(NEW_PHONE_PROOF, { type: 'submitted' }).proof.violation // 'auth.code-not-asked'
 */
export function phoneProofStep(proof: PhoneProof, event: PhoneProofEvent): PhoneProofStep {
  const stay = (next: PhoneProof): PhoneProofStep => ({ proof: next, effects: [] });
  if (proof.done) return stay(proof);
  switch (event.type) {
    case 'typed':
      return proof.busy
        ? stay(proof)
        : stay({ ...proof, text: event.text, violation: null, problem: null });
    case 'codeAsked':
      return proof.busy
        ? stay(proof)
        : coded(
            { ...proof, violation: null, problem: null },
            { type: 'codeWanted', order: ORDER, now: event.now },
          );
    case 'code':
      return coded(proof, event.event);
    case 'submitted': {
      if (proof.busy || isCodeBusy(proof.code)) return stay(proof);
      const attempt = proof.attempt + 1;
      const violation = checkPhoneProof(proof)[0]?.code ?? null;
      if (violation !== null) return stay({ ...proof, attempt, violation, problem: null });
      return {
        proof: { ...proof, attempt, busy: true, problem: null },
        effects: [{ type: 'prove', attempt, code: proof.text }],
      };
    }
    case 'accepted':
      if (!proof.busy || proof.attempt !== event.attempt) return stay(proof);
      return {
        proof: { ...proof, busy: false, text: '', done: true },
        effects: [{ type: 'proved' }],
      };
    case 'refused':
      return proof.busy && proof.attempt === event.attempt
        ? stay(refused(proof, event))
        : stay(proof);
  }
}

function refused(
  proof: PhoneProof,
  { statusCode, text }: Extract<PhoneProofEvent, { type: 'refused' }>,
): PhoneProof {
  const isOver = statusCode === CODE_LOCKED || statusCode === CODE_EXPIRED;
  return {
    ...proof,
    busy: false,
    // A spent code cannot be corrected, so it is cleared.
    text: isOver ? '' : proof.text,
    code: isOver ? giveUpCode(proof.code) : proof.code,
    problem: { field: isOver || statusCode === CODE_WRONG ? 'code' : null, text },
  };
}

function coded(proof: PhoneProof, event: CodeEvent): PhoneProofStep {
  const { request, effects } = codeStep(proof.code, event);
  const { refusal } = request;
  const isNew = refusal !== null && refusal !== proof.code.refusal;
  return {
    proof: {
      ...proof,
      code: request,
      ...(isNew && { problem: { field: null, text: refusal.text } }),
    },
    effects,
  };
}
