import {
  BINDING_ITEMS,
  bindingTarget,
  checkBinding,
  checkBindingTarget,
  cleanRealName,
  type BindingField,
  type BindingForm,
  type BindingItem,
  type BindingViolation,
} from './binding-rules.ts';
import {
  codeStep,
  giveUpCode,
  isCodeBusy,
  NO_CODE,
  type CodeEffect,
  type CodeEvent,
  type CodeRequest,
} from './code-request.ts';
import type { KnownArea } from './recovery.ts';
import { HOME_AREA } from './recovery-rules.ts';

/** A refusal of the gateway, beside the field that it is about; `field` is null where none is. */
export interface BindingProblem {
  readonly field: BindingField | null;
  readonly text: string;
}

/** Phone, real name and mailbox of the member who is logged in; each is bound once. */
export interface Binding {
  /** The one whose form is open. */
  readonly item: BindingItem | null;
  /** What the member has bound. */
  readonly bound: readonly BindingItem[];
  /** What the member came for; when all of it is bound they are led back. */
  readonly wanted: readonly BindingItem[];
  /** Answers to an earlier submission are not heard. */
  readonly attempt: number;
  /** A submission is under way. */
  readonly busy: boolean;
  readonly form: BindingForm;
  readonly code: CodeRequest;
  /** The phone or mailbox that the last code went to. */
  readonly codeTo: string | null;
  readonly violations: readonly BindingViolation[];
  readonly problem: BindingProblem | null;
}

/** What of a binding may be kept over a reload: nothing secret. */
export type BindingDraft = Pick<Binding, 'item' | 'codeTo'> & {
  readonly form: Omit<BindingForm, 'code'>;
};

export type BindingEvent =
  /** What the gateway says the member has bound. */
  | { readonly type: 'known'; readonly bound: readonly BindingItem[] }
  | { readonly type: 'opened'; readonly item: BindingItem }
  | { readonly type: 'closed' }
  | { readonly type: 'typed'; readonly change: Partial<BindingForm> }
  /** `now` in ms since the epoch. */
  | { readonly type: 'codeAsked'; readonly area: KnownArea; readonly now: number }
  | { readonly type: 'code'; readonly event: CodeEvent }
  | { readonly type: 'submitted'; readonly area: KnownArea }
  | { readonly type: 'accepted'; readonly attempt: number }
  /** `statusCode` is null for a fault of the network. */
  | {
      readonly type: 'refused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
    };

export type BindingEffect =
  | CodeEffect
  | {
      readonly type: 'bind';
      readonly attempt: number;
      readonly item: BindingItem;
      /** Phone, mailbox or name, as the calls take it. */
      readonly value: string;
      /** Empty for a real name. */
      readonly code: string;
    }
  /** Say that it is bound. */
  | { readonly type: 'announceBound'; readonly item: BindingItem }
  /** Ask the gateway what the member has bound: it may be more than is known here. */
  | { readonly type: 'readMember' }
  /** All that the member came for is bound: lead them back. */
  | { readonly type: 'completed' };

export interface BindingStep {
  readonly binding: Binding;
  readonly effects: readonly BindingEffect[];
}

const EMPTY: BindingForm = { area: HOME_AREA, phone: '', email: '', realName: '', code: '' };

const INVALID_PARAMETER = 6007;
const DATA_EXISTS = 6009;
const CODE_WRONG = 6036;
const CODE_LOCKED = 6037;
const CODE_EXPIRED = 6038;

const stay = (binding: Binding): BindingStep => ({ binding, effects: [] });

/** The first that the member came for and has not bound. */
const nextOf = (
  wanted: readonly BindingItem[],
  bound: readonly BindingItem[],
): BindingItem | null =>
  BINDING_ITEMS.find((item) => wanted.includes(item) && !bound.includes(item)) ?? null;

/**
 * A binding as it begins.
 *
 * `bound`: what the member has
 * `wanted`: what they came for; its first part that is missing is opened
 * `draft`: what they had typed before a reload or a login that expired
 * @example newBinding({ bound: [], wanted: ['phone', 'realName'], draft: null }).item // 'phone'
 */
export function newBinding({
  bound,
  wanted,
  draft,
}: Pick<Binding, 'bound' | 'wanted'> & { draft: BindingDraft | null }): Binding {
  const open = draft?.item ?? null;
  return {
    item: open !== null && !bound.includes(open) ? open : nextOf(wanted, bound),
    bound,
    wanted,
    attempt: 0,
    busy: false,
    form: { ...EMPTY, ...draft?.form },
    code: NO_CODE,
    codeTo: draft?.codeTo ?? null,
    violations: [],
    problem: null,
  };
}

/** What may be kept of it; null while nothing was typed. */
export function draftOf({ item, codeTo, form, bound }: Binding): BindingDraft | null {
  const { area, phone, email, realName } = form;
  if (phone === '' && email === '' && realName === '') return null;
  return {
    item: item !== null && !bound.includes(item) ? item : null,
    codeTo,
    form: { area, phone, email, realName },
  };
}

/**
 * What an event makes of a binding (spec access 2 and 4).
 *
 * | at            | event     | leads to                                                              |
 * | ------------- | --------- | --------------------------------------------------------------------- |
 * | closed        | opened    | the form of an item that is not bound                                 |
 * | form          | codeAsked | the code's own machine, once the phone or mailbox is in order         |
 * | form          | submitted | busy, once everything is in order                                     |
 * | busy          | accepted  | bound: the next item that is wanted, or `completed`                   |
 * | busy          | refused   | the form, with the sentence beside its field                          |
 * | any           | known     | an item that was bound elsewhere is closed                            |
 * | form, closed  | closed    | closed; what was typed stays, the code goes                           |
 *
 * @example
 * const { binding, effects } = bindingStep(start, { type: 'typed', change: { realName: '测试' } });
 */
export function bindingStep(binding: Binding, event: BindingEvent): BindingStep {
  switch (event.type) {
    case 'known':
      return known(binding, event.bound);
    case 'opened':
      return binding.busy || binding.bound.includes(event.item) || binding.item === event.item
        ? stay(binding)
        : stay({ ...closed(binding), item: event.item });
    case 'closed':
      return stay(binding.busy ? binding : closed(binding));
    case 'typed':
      return stay(typed(binding, event.change));
    case 'codeAsked':
      return codeAsked(binding, event);
    case 'code':
      return withCode(binding, event.event);
    case 'submitted':
      return submitted(binding, event.area);
    case 'accepted':
      return binding.busy && binding.attempt === event.attempt ? accepted(binding) : stay(binding);
    case 'refused':
      return binding.busy && binding.attempt === event.attempt
        ? refused(binding, event)
        : stay(binding);
  }
}

/** Without an open form. The code belongs to the form that is left. */
function closed(binding: Binding): Binding {
  return {
    ...binding,
    item: null,
    form: { ...binding.form, code: '' },
    // The wait is that of the other item's phone or mailbox.
    code: { ...NO_CODE, attempt: binding.code.attempt + 1 },
    violations: [],
    problem: null,
  };
}

function known(binding: Binding, bound: readonly BindingItem[]): BindingStep {
  const { item, busy, wanted } = binding;
  const same =
    bound.length === binding.bound.length && bound.every((it) => binding.bound.includes(it));
  if (same) return stay(binding);
  const next = { ...binding, bound };
  // Its own answer is on the way, and says more.
  if (busy || item === null || !bound.includes(item)) return stay(next);
  return led({ ...closed(next), item: nextOf(wanted, bound) });
}

/** Leads back when the last of what was wanted is bound. */
function led(binding: Binding, effects: readonly BindingEffect[] = []): BindingStep {
  const { wanted, bound } = binding;
  const complete = wanted.length > 0 && nextOf(wanted, bound) === null;
  return { binding, effects: complete ? [...effects, { type: 'completed' }] : effects };
}

function typed(binding: Binding, change: Partial<BindingForm>): Binding {
  const { item, busy, code, form, violations, problem } = binding;
  // What is under way must not change behind its call.
  if (
    item === null ||
    busy ||
    (isCodeBusy(code) && Object.keys(change).some((key) => key !== 'code'))
  ) {
    return binding;
  }
  const isTouched = (field: BindingField | null) => field === null || Object.hasOwn(change, field);
  const next = { ...form, ...change };
  return {
    ...binding,
    form: next,
    // Another phone or mailbox does not wait for this one's code.
    ...(code.resendAt > 0 &&
      bindingTarget(item, next) !== bindingTarget(item, form) && {
        code: { ...NO_CODE, attempt: code.attempt + 1 },
      }),
    violations: violations.filter(({ field }) => !isTouched(field)),
    problem: problem && isTouched(problem.field) ? null : problem,
  };
}

function codeAsked(
  binding: Binding,
  { area, now }: Extract<BindingEvent, { type: 'codeAsked' }>,
): BindingStep {
  const { item, busy, form, attempt } = binding;
  if (item === null || item === 'realName' || busy) return stay(binding);
  const violations = checkBindingTarget(item, form, area);
  if (violations.length > 0) {
    return stay({ ...binding, attempt: attempt + 1, violations, problem: null });
  }
  return withCode(
    { ...binding, violations: [], problem: null },
    {
      type: 'codeWanted',
      order: { way: item === 'phone' ? 'sms' : 'email', to: bindingTarget(item, form), name: '' },
      now,
    },
  );
}

function withCode(binding: Binding, event: CodeEvent): BindingStep {
  const { request, effects } = codeStep(binding.code, event);
  if (request === binding.code) return { binding, effects };
  const { sent, refusal } = request;
  return {
    binding: {
      ...binding,
      code: request,
      codeTo: sent !== null && sent !== binding.code.sent ? sent.to : binding.codeTo,
      ...(refusal !== null &&
        refusal !== binding.code.refusal && { problem: { field: null, text: refusal.text } }),
    },
    effects,
  };
}

function submitted(binding: Binding, area: KnownArea): BindingStep {
  const { item, busy, form, code, codeTo } = binding;
  if (item === null || busy || isCodeBusy(code)) return stay(binding);
  const attempt = binding.attempt + 1;
  const violations = checkBinding(item, form, area, codeTo);
  if (violations.length > 0) return stay({ ...binding, attempt, violations, problem: null });
  const value = item === 'realName' ? cleanRealName(form.realName) : bindingTarget(item, form);
  return {
    binding: { ...binding, attempt, busy: true, violations: [], problem: null },
    effects: [{ type: 'bind', attempt, item, value, code: item === 'realName' ? '' : form.code }],
  };
}

const FORM_FIELDS = {
  phone: { phone: '' },
  email: { email: '' },
  realName: { realName: '' },
} as const satisfies Record<BindingItem, Partial<BindingForm>>;

function accepted(binding: Binding): BindingStep {
  const { item, wanted } = binding;
  if (item === null) return stay(binding);
  const bound = BINDING_ITEMS.filter((each) => each === item || binding.bound.includes(each));
  const over = closed({ ...binding, busy: false, bound, codeTo: null });
  return led(
    {
      ...over,
      // What is bound is shown masked, and is kept nowhere else.
      form: { ...over.form, ...FORM_FIELDS[item] },
      item: nextOf(wanted, bound),
    },
    [{ type: 'announceBound', item }, { type: 'readMember' }],
  );
}

function refused(
  binding: Binding,
  { statusCode, text }: Extract<BindingEvent, { type: 'refused' }>,
): BindingStep {
  const { item, form } = binding;
  const isOver = statusCode === CODE_LOCKED || statusCode === CODE_EXPIRED;
  const field =
    isOver || statusCode === CODE_WRONG
      ? 'code'
      : statusCode === INVALID_PARAMETER || statusCode === DATA_EXISTS
        ? item
        : null;
  return {
    binding: {
      ...binding,
      busy: false,
      // A code that is spent is nothing to correct.
      form: isOver ? { ...form, code: '' } : form,
      code: isOver ? giveUpCode(binding.code) : binding.code,
      codeTo: isOver ? null : binding.codeTo,
      problem: { field, text },
    },
    // It may be bound already: by a reply that was lost, by a request that the browser sent again (6008), or from another
    // device.
    effects: field === null || statusCode === DATA_EXISTS ? [{ type: 'readMember' }] : [],
  };
}
