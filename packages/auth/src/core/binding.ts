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

/** A refusal of the gateway, with the field that it is about; `field` is null when it is about none. */
export interface BindingProblem {
  readonly field: BindingField | null;
  readonly text: string;
}

/** Phone, real name and mailbox of the member who is logged in; each is bound once. */
export interface Binding {
  /** The item whose form is open. */
  readonly item: BindingItem | null;
  /** Items that the member has bound. */
  readonly bound: readonly BindingItem[];
  /** Items that the member was sent here to bind; when all are bound they are led back. */
  readonly wanted: readonly BindingItem[];
  /** Number of the current submission; answers to an earlier one are ignored. */
  readonly attempt: number;
  /** True while a submission is pending. */
  readonly busy: boolean;
  readonly form: BindingForm;
  readonly code: CodeRequest;
  /** The phone or mailbox to which the last code was sent. */
  readonly codeTo: string | null;
  readonly violations: readonly BindingViolation[];
  readonly problem: BindingProblem | null;
}

/** The part of a binding that may be kept over a reload, without secrets. */
export type BindingDraft = Pick<Binding, 'item' | 'codeTo'> & {
  readonly form: Omit<BindingForm, 'code'>;
};

export type BindingEvent =
  /** The items that the member has bound, from the gateway. */
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
      /** Phone, mailbox or name, in the format of the calls. */
      readonly value: string;
      /** Empty for a real name. */
      readonly code: string;
    }
  /** Tell the member that the item is bound. */
  | { readonly type: 'announceBound'; readonly item: BindingItem }
  /** Ask the gateway which items the member has bound: there may be more than are known here. */
  | { readonly type: 'readMember' }
  /** All wanted items are bound: lead the member back. */
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

/** The first wanted item that is not bound. */
const nextOf = (
  wanted: readonly BindingItem[],
  bound: readonly BindingItem[],
): BindingItem | null =>
  BINDING_ITEMS.find((item) => wanted.includes(item) && !bound.includes(item)) ?? null;

/**
 * The initial state of a binding.
 *
 * `bound`: items that the member has bound
 * `wanted`: items that they were sent here to bind; the first missing one is opened
 * `draft`: their input from before a reload or an expired login
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

/** The draft of a binding; null while nothing was typed. */
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
 * The next state and the effects of a binding for an event (spec access 2 and 4).
 *
 * | at            | event     | leads to                                                              |
 * | ------------- | --------- | --------------------------------------------------------------------- |
 * | closed        | opened    | the form of an item that is not bound                                 |
 * | form          | codeAsked | the code's own machine, once the phone or mailbox is in order         |
 * | form          | submitted | busy, once everything is in order                                     |
 * | busy          | accepted  | bound: the next wanted item, or `completed`                           |
 * | busy          | refused   | the form, with the sentence beside its field                          |
 * | any           | known     | an item that was bound elsewhere is closed                            |
 * | form, closed  | closed    | closed; the input stays, except the code                              |
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

/** The binding without an open form. Its code is dropped, as it belongs to that form. */
function closed(binding: Binding): Binding {
  return {
    ...binding,
    item: null,
    form: { ...binding.form, code: '' },
    // The wait belonged to the other item's phone or mailbox.
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
  // The answer to the own submission is pending, and tells more.
  if (busy || item === null || !bound.includes(item)) return stay(next);
  return led({ ...closed(next), item: nextOf(wanted, bound) });
}

/** Adds `completed`, which leads the member back, when the last wanted item is bound. */
function led(binding: Binding, effects: readonly BindingEffect[] = []): BindingStep {
  const { wanted, bound } = binding;
  const complete = wanted.length > 0 && nextOf(wanted, bound) === null;
  return { binding, effects: complete ? [...effects, { type: 'completed' }] : effects };
}

function typed(binding: Binding, change: Partial<BindingForm>): Binding {
  const { item, busy, code, form, violations, problem } = binding;
  // Values of a pending call must not change.
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
    // The wait for a code does not apply to another phone or mailbox.
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
      // A bound value is shown masked, so the typed one is dropped.
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
      // A spent code cannot be corrected, so it is cleared.
      form: isOver ? { ...form, code: '' } : form,
      code: isOver ? giveUpCode(binding.code) : binding.code,
      codeTo: isOver ? null : binding.codeTo,
      problem: { field, text },
    },
    // The item may be bound already: the reply was lost, the browser repeated the request (6008), or another device
    // bound it.
    effects: field === null || statusCode === DATA_EXISTS ? [{ type: 'readMember' }] : [],
  };
}
