import { addMoney, compareMoney, type Money, parseMoney, zero } from '@courtside/money';
import { capStake } from '../amounts.ts';
import { typedText } from '../money-text.ts';
import { changed } from './slip-picks.ts';
import type { SlipEffect, SlipEvent, SlipState, SlipTransition, StakeCap } from './slip-state.ts';
import { stakeFields, stakeOf, stakeText } from './stakes.ts';

const put = (state: SlipState, id: string, stake: string): SlipState => ({
  ...state,
  stakes: { ...state.stakes, [id]: stake },
});

function capReason({ maxLimit, balance }: StakeCap): 'limit' | 'balance' {
  if (!maxLimit) return 'balance';
  return balance && compareMoney<typeof balance.currency>(balance, maxLimit) < 0
    ? 'balance'
    : 'limit';
}

/** Writes a stake, lowered to its cap if there is one. */
export function putCapped(
  state: SlipState,
  { id, text, cap }: { id: string; text: string; cap?: StakeCap | undefined },
): SlipTransition {
  const currency = cap?.maxLimit?.currency ?? cap?.balance?.currency;
  if (!cap || !currency) return changed(put(state, id, text));
  const typed = parseMoney(text, currency);
  if (!typed.ok) return changed(put(state, id, text));
  const effects: SlipEffect[] = [];
  let kept = text;
  capStake<typeof currency>(typed.value, cap.maxLimit, cap.balance, (capped: Money) => {
    kept = typedText(capped);
    effects.push({ type: 'stake-capped', id, stake: kept, reason: capReason(cap) });
  });
  return changed(put(state, id, kept), effects);
}

export function addStake(
  state: SlipState,
  { id, amount, cap }: Extract<SlipEvent, { type: 'addStake' }>,
): SlipTransition {
  const { currency } = amount;
  const typed = stakeOf(state, id, currency);
  const before = typed.ok ? typed.value : zero(currency);
  const text = typedText(addMoney<typeof currency>(before, amount));
  return putCapped(state, { id, text, cap });
}

/** Ids of the fields that one stake for all is written to. */
function fieldsOfAll(state: SlipState): readonly string[] {
  const ids = stakeFields(state).map(({ id }) => id);
  if (state.mode !== 'series') return ids;
  const chosen = ids.filter((id) => id in state.stakes);
  return chosen.length > 0 ? chosen : ids.slice(0, 1);
}

export function setStakeOfAll(
  state: SlipState,
  { text, cap }: Extract<SlipEvent, { type: 'setStakeOfAll' }>,
): SlipTransition {
  const effects: SlipEffect[] = [];
  const next = fieldsOfAll(state).reduce((slip, id) => {
    const answer = putCapped(slip, { id, text, cap });
    effects.push(...answer.effects);
    return answer.state;
  }, state);
  return changed(next, effects);
}

/** Chooses a combination with the stake of those chosen so far, or drops it. */
export function toggleCombination(state: SlipState, id: string): SlipTransition {
  const field = stakeFields(state).find((each) => each.id === id);
  if (!field || field.combination === null) return changed(state);
  if (id in state.stakes) {
    const { [id]: _dropped, ...stakes } = state.stakes;
    return changed({ ...state, stakes });
  }
  const ids = stakeFields(state).map((each) => each.id);
  const other = ids.find((each) => each in state.stakes);
  return changed(put(state, id, other === undefined ? '' : stakeText(state, other)));
}
