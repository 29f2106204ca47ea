import type { CardKind, MemberCard } from '@courtside/contract';
import { cardTail } from './card-draft.ts';
import { tidyCardNumber } from './card-number.ts';

/** One change of the member's cards. Only it holds the number of a new card, until it is decided. */
export type CardTask =
  | {
      readonly type: 'add';
      readonly kind: CardKind;
      readonly number: string;
      readonly bankCode: string;
      readonly network: string;
    }
  | { readonly type: 'remove'; readonly cardId: string }
  | { readonly type: 'makeDefault'; readonly cardId: string };

export interface CardRefusal {
  readonly statusCode: number;
  readonly text: string;
}

/** State of a change of cards. `unknown`: the answer was lost, and the list of cards is read to find the outcome. */
export type CardChange =
  | { readonly status: 'idle' }
  /** Adding or removing a card requires the withdrawal password. */
  | {
      readonly status: 'confirming';
      readonly task: CardTask;
      readonly before: readonly string[];
      readonly refusal: CardRefusal | null;
      /** A try before was not carried out: it was not sent, or its answer was lost and the list does not show it. */
      readonly undone: boolean;
    }
  | {
      readonly status: 'sent' | 'unknown';
      readonly task: CardTask;
      readonly before: readonly string[];
    }
  | { readonly status: 'done'; readonly task: CardTask }
  /** A change that needs no password was not carried out, and can be sent again. */
  | { readonly status: 'undone'; readonly task: CardTask }
  | { readonly status: 'refused'; readonly task: CardTask; readonly refusal: CardRefusal };

export type CardEvent =
  /** `cards`: the list before the change. */
  | { readonly type: 'wanted'; readonly task: CardTask; readonly cards: readonly MemberCard[] }
  | { readonly type: 'confirmed' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: CardRefusal }
  /** What the call needs could not be had, so that nothing was sent. */
  | { readonly type: 'unsent' }
  | { readonly type: 'lost' }
  | { readonly type: 'listed'; readonly cards: readonly MemberCard[] }
  | { readonly type: 'dismissed' };

export type CardEffect =
  { readonly type: 'send'; readonly task: CardTask } | { readonly type: 'list' };

export interface CardStep {
  readonly state: CardChange;
  readonly effects: readonly CardEffect[];
}

export const NO_CARD_CHANGE: CardChange = { status: 'idle' };

/** The change whose answer is awaited; null when there is none. */
export function openCardTask(state: CardChange): CardTask | null {
  return state.status === 'sent' || state.status === 'unknown' ? state.task : null;
}

const PASSWORD_WRONG = 6100;

/** Whether the list shows that a change happened. */
function happened(
  task: CardTask,
  before: readonly string[],
  cards: readonly MemberCard[],
): boolean {
  switch (task.type) {
    case 'add': {
      // Compared as the gateway stores it: blanks, and an address in lower case, make no difference.
      const tail = cardTail(tidyCardNumber(task.kind, task.number)).toLowerCase();
      return cards.some(
        ({ cardId, kind, number }) =>
          kind === task.kind && !before.includes(cardId) && cardTail(number).toLowerCase() === tail,
      );
    }
    case 'remove':
      return cards.every(({ cardId }) => cardId !== task.cardId);
    case 'makeDefault':
      return cards.some(({ cardId, isDefault }) => cardId === task.cardId && isDefault);
  }
}

/** Whether a change adds a card of a kind that carries the registered name. */
export const namesHolder = (task: CardTask): boolean =>
  task.type === 'add' && task.kind !== 'virtual';

/** The state after a try that changed nothing. */
function undone(task: CardTask, before: readonly string[]): CardChange {
  return task.type === 'makeDefault'
    ? { status: 'undone', task }
    : { status: 'confirming', task, before, refusal: null, undone: true };
}

/**
 * The steps of one change. Adding or removing a card is sent after the withdrawal password, a new default at once. When
 * the answer is lost, the list decides: a change that it shows has happened; one that it does not show may be sent
 * again, and the gateway refuses it as known if it had happened after all.
 */
export function cardTransition(state: CardChange, event: CardEvent): CardStep {
  const stay = (next: CardChange): CardStep => ({ state: next, effects: [] });
  const isOpen = state.status === 'sent' || state.status === 'unknown';
  switch (event.type) {
    case 'wanted': {
      if (isOpen) return stay(state);
      const { task } = event;
      const before = event.cards.map(({ cardId }) => cardId);
      return task.type === 'makeDefault'
        ? { state: { status: 'sent', task, before }, effects: [{ type: 'send', task }] }
        : stay({ status: 'confirming', task, before, refusal: null, undone: false });
    }
    case 'confirmed': {
      if (state.status !== 'confirming') return stay(state);
      const { task, before } = state;
      return { state: { status: 'sent', task, before }, effects: [{ type: 'send', task }] };
    }
    case 'accepted':
      return state.status === 'sent' ? stay({ status: 'done', task: state.task }) : stay(state);
    case 'refused': {
      if (state.status !== 'sent') return stay(state);
      const { task, before } = state;
      const { refusal } = event;
      return refusal.statusCode === PASSWORD_WRONG
        ? stay({ status: 'confirming', task, before, refusal, undone: false })
        : stay({ status: 'refused', task, refusal });
    }
    case 'unsent':
      return state.status === 'sent' ? stay(undone(state.task, state.before)) : stay(state);
    case 'lost': {
      if (!isOpen) return stay(state);
      const { task, before } = state;
      return { state: { status: 'unknown', task, before }, effects: [{ type: 'list' }] };
    }
    case 'listed': {
      if (state.status !== 'unknown') return stay(state);
      const { task, before } = state;
      return stay(
        happened(task, before, event.cards) ? { status: 'done', task } : undone(task, before),
      );
    }
    case 'dismissed':
      return isOpen ? stay(state) : stay(NO_CARD_CHANGE);
  }
}
