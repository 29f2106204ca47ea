import type { MemberCard } from '@courtside/contract';
import { expect, test } from 'vitest';
import {
  cardTransition,
  NO_CARD_CHANGE,
  type CardChange,
  type CardEvent,
  type CardTask,
} from './card-change.ts';

const card = (cardId: string, more: Partial<MemberCard> = {}) =>
  ({ cardId, kind: 'bank', number: '****0005', isDefault: false, ...more }) as MemberCard;
const add: CardTask = {
  type: 'add',
  kind: 'bank',
  number: '6200000000000013',
  bankCode: 'A',
  network: '',
};
const remove: CardTask = { type: 'remove', cardId: 'K1' };
const makeDefault: CardTask = { type: 'makeDefault', cardId: 'K1' };
const cards = [card('K1'), card('K2')];
const wanted = (task: CardTask): CardEvent => ({ type: 'wanted', task, cards });
const listed = (list: readonly MemberCard[]): CardEvent => ({ type: 'listed', cards: list });
const refused = (statusCode: number): CardEvent => ({
  type: 'refused',
  refusal: { statusCode, text: '' },
});
const confirmed: CardEvent = { type: 'confirmed' };
const lost: CardEvent = { type: 'lost' };
const unsent: CardEvent = { type: 'unsent' };

function after(...events: readonly CardEvent[]) {
  let state: CardChange = NO_CARD_CHANGE;
  const effects: string[] = [];
  for (const event of events) {
    const step = cardTransition(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  const isAgain = state.status === 'confirming' && state.undone;
  return { status: isAgain ? 'confirming, undone' : state.status, effects };
}

test.each([
  ['a new card asks first', [wanted(add)], 'confirming', []],
  ['so does a removal', [wanted(remove)], 'confirming', []],
  ['a default goes at once', [wanted(makeDefault)], 'sent', ['send']],
  ['pressed twice', [wanted(add), confirmed, confirmed], 'sent', ['send']],
  ['taken', [wanted(add), confirmed, { type: 'accepted' }], 'done', ['send']],
  ['a wrong password', [wanted(add), confirmed, refused(6100)], 'confirming', ['send']],
  ['refused', [wanted(add), confirmed, refused(6009)], 'refused', ['send']],
  [
    'lost, and there',
    [wanted(add), confirmed, lost, listed([...cards, card('K3', { number: '****0013' })])],
    'done',
    ['send', 'list'],
  ],
  [
    'lost, and there as the gateway writes it',
    [
      wanted({ ...add, kind: 'virtual', number: ' 0xabcdef ' }),
      confirmed,
      lost,
      listed([...cards, card('K3', { kind: 'virtual', number: '0xaB****CdEF' })]),
    ],
    'done',
    ['send', 'list'],
  ],
  [
    'lost, and not there',
    [wanted(add), confirmed, lost, listed(cards)],
    'confirming, undone',
    ['send', 'list'],
  ],
  [
    'lost, with one of another number',
    [wanted(add), confirmed, lost, listed([...cards, card('K3')])],
    'confirming, undone',
    ['send', 'list'],
  ],
  [
    'a removal lost, and gone',
    [wanted(remove), confirmed, lost, listed([card('K2')])],
    'done',
    ['send', 'list'],
  ],
  [
    'a removal lost, and there',
    [wanted(remove), confirmed, lost, listed(cards)],
    'confirming, undone',
    ['send', 'list'],
  ],
  [
    'a default lost, and set',
    [wanted(makeDefault), lost, listed([card('K1', { isDefault: true })])],
    'done',
    ['send', 'list'],
  ],
  [
    'a default lost, and not set',
    [wanted(makeDefault), lost, listed(cards)],
    'undone',
    ['send', 'list'],
  ],
  ['never sent', [wanted(add), confirmed, unsent], 'confirming, undone', ['send']],
  ['never sent, and again', [wanted(add), confirmed, unsent, confirmed], 'sent', ['send', 'send']],
  [
    'a default again, after one that was not set',
    [wanted(makeDefault), lost, listed(cards), wanted(makeDefault)],
    'sent',
    ['send', 'list', 'send'],
  ],
  ['another while open', [wanted(add), confirmed, wanted(remove)], 'sent', ['send']],
  ['closed while open', [wanted(add), confirmed, { type: 'dismissed' }], 'sent', ['send']],
] as const)('%s', (_, events, status, effects) => {
  expect(after(...(events as readonly CardEvent[]))).toEqual({ status, effects });
});
