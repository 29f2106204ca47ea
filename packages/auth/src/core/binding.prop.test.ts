import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bindingStep,
  draftOf,
  newBinding,
  type Binding,
  type BindingEffect,
  type BindingEvent,
} from './binding.ts';
import { BINDING_ITEMS } from './binding-rules.ts';
import { secondsLeft } from './code-request.ts';

type Move =
  | { readonly kind: 'act'; readonly event: (now: number) => BindingEvent }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Answers one of the pending calls, in any order. */
  | { readonly kind: 'answer'; readonly which: number; readonly how: number };

const CODE = '135790';
const act = (event: (now: number) => BindingEvent): Move => ({ kind: 'act', event });
const typed = (change: Extract<BindingEvent, { type: 'typed' }>['change']) =>
  act(() => ({ type: 'typed', change }));

const ACTS: readonly Move[] = [
  ...BINDING_ITEMS.map((item) => act(() => ({ type: 'opened', item }))),
  act(() => ({ type: 'closed' })),
  typed({ phone: '13812345678', email: 'a@b.cn', realName: '测试甲' }),
  typed({ code: CODE }),
  typed({ phone: '1', email: '', realName: '9' }),
  act((now) => ({ type: 'codeAsked', area: null, now })),
  act(() => ({ type: 'code', event: { type: 'pictureRead', text: 'k7pq' } })),
  act(() => ({ type: 'code', event: { type: 'captchaClosed' } })),
  act(() => ({ type: 'submitted', area: null })),
  act(() => ({ type: 'known', bound: ['email'] })),
];

const move: fc.Arbitrary<Move> = fc.oneof(
  { arbitrary: fc.constantFrom(...ACTS), weight: 5 },
  {
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat({ max: 3 }),
      how: fc.nat({ max: 6 }),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 70_000 }) }),
    weight: 1,
  },
);

const REFUSALS = [6036, 6037, 6038, 6009, 6007, null] as const;

function answerTo(effect: BindingEffect, how: number, now: number): BindingEvent | null {
  switch (effect.type) {
    case 'bind': {
      const { attempt } = effect;
      return how === 0
        ? { type: 'accepted', attempt }
        : { type: 'refused', attempt, statusCode: REFUSALS[how - 1] ?? null, text: 'x' };
    }
    case 'sendCode': {
      const { attempt } = effect;
      if (how < 3)
        return { type: 'code', event: { type: 'codeSent', attempt, resendAt: now + 60_000 } };
      if (how < 5) return { type: 'code', event: { type: 'codeCaptchaAsked', attempt, text: 'x' } };
      return { type: 'code', event: { type: 'codeRefused', attempt, statusCode: 6034, text: 'x' } };
    }
    case 'fetchPicture':
      return {
        type: 'code',
        event: {
          type: 'pictureFetched',
          attempt: effect.attempt,
          round: effect.round,
          picture: { image: 'data:,', 'x-code': 'p1' },
        },
      };
    case 'readMember':
      return { type: 'known', bound: ['email'] };
    default:
      return null;
  }
}

test('whatever happens in whatever order, a binding stays sound and has a way out', () => {
  fc.assert(
    fc.property(
      fc.subarray([...BINDING_ITEMS]),
      fc.array(move, { maxLength: 60 }),
      (wanted, moves) => {
        let binding: Binding = newBinding({ bound: [], wanted, draft: null });
        let now = 1_000_000;
        const pending: BindingEffect[] = [];
        const take = (event: BindingEvent) => {
          const before = binding;
          const step = bindingStep(binding, event);
          binding = step.binding;
          for (const effect of step.effects) {
            if (effect.type === 'bind') {
              // There are never two submissions at once, and only items that are not bound are submitted.
              expect(before.busy).toBe(false);
              expect(before.bound).not.toContain(effect.item);
              expect(effect.item === 'realName' || effect.code === CODE).toBe(true);
            }
            if (effect.type === 'sendCode') expect(before.busy).toBe(false);
            if (effect.type === 'completed') {
              expect(wanted.length).toBeGreaterThan(0);
              for (const item of wanted) expect(binding.bound).toContain(item);
            }
            pending.push(effect);
          }
          expect(secondsLeft(binding.code, now)).toBeGreaterThanOrEqual(0);
          expect(
            binding.item === null || !binding.busy || !binding.bound.includes(binding.item),
          ).toBe(true);
          if (binding.item === null) expect(binding.form.code).toBe('');
          expect(JSON.stringify(draftOf(binding)) ?? '').not.toContain(CODE);
        };
        for (const each of moves) {
          if (each.kind === 'wait') now += each.ms;
          else if (each.kind === 'act') take(each.event(now));
          else {
            const [effect] = pending.splice(each.which % Math.max(1, pending.length), 1);
            const event = effect && answerTo(effect, each.how, now);
            if (event) take(event);
          }
        }
        // After all pending calls have ended, the form can be closed and opened again.
        for (const effect of pending.splice(0)) {
          const event = answerTo(effect, 1, now);
          if (event) take(event);
        }
        take({ type: 'closed' });
        expect(binding).toMatchObject({ item: null, busy: false });
        const left = BINDING_ITEMS.find((item) => !binding.bound.includes(item));
        if (left) {
          take({ type: 'opened', item: left });
          expect(binding.item).toBe(left);
        }
      },
    ),
    { numRuns: count('bindingWalks') },
  );
});
