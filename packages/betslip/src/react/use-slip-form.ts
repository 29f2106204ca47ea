import { betMessages, pickLine, pickWords } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { money, type Currency, isPositiveMoney } from '@courtside/money';
import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { SlipEntry, Terms } from '../core/pick/entry.ts';
import { maxStake, type MaxStakeReason } from '../core/slip/max-stake.ts';
import type { SlipContext, SlipViolation } from '../core/slip/slip-context.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import { stakeFields, type StakeField } from '../core/slip/stakes.ts';
import { violationsOf } from '../core/slip/violations.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { moneyText, typedText } from '../core/money-text.ts';
import { pickOfEntry } from './pick-details.tsx';
import { placeReasons } from './place-reasons.ts';
import { usePriceText } from './use-price-text.ts';
import { type KeypadState, useKeypad } from './use-keypad.ts';
import { useReasonText } from './use-reason-text.ts';

const NONE_LEFT: ReadonlySet<string> = new Set();
const NONE_CAPPED: ReadonlyMap<string, CappedStake> = new Map();

/** A lowered stake, with the reason. */
export interface CappedStake {
  readonly reason: MaxStakeReason;
  /** The formatted amount. */
  readonly stake: string;
  /** The text in the field; when the field has another text, the stake is another one. */
  readonly text: string;
}

export interface SlipFormState {
  readonly slip: SlipState;
  readonly currency: Currency;
  readonly context: SlipContext;
  readonly fields: readonly StakeField[];
  readonly violations: readonly SlipViolation[];
  /** Reasons that belong to no single stake, as texts, each once. */
  readonly reasons: readonly string[];
  /** Stakes that were lowered as they were typed, by the id of their field. */
  readonly capped: ReadonlyMap<string, CappedStake>;
  /** The field to which quick amounts are added. */
  readonly activeField: string | undefined;
  readonly quickAmounts: readonly string[];
  readonly quickTexts: { group: string; edit: string; save: string; amount: string };
  readonly onQuickAmountsChange: ((amounts: string[]) => void) | undefined;
  readonly hasMax: boolean;
  /** Props for each stake field: the system's keyboard stays hidden while the slip shows its own keypad. */
  readonly keypadProps: { readonly inputMode?: 'none' };
  readonly keypad: KeypadState;
  /** The field that the keypad writes to. */
  readonly entered: string | null;
  /** The slip that a press applies to: picks at the terms that are drawn, with the current texts of the fields. */
  readPressed(): SlipState;
  stakeError(id: string): string | undefined;
  setStake(id: string, text: string): void;
  setStakeOfAll(text: string): void;
  /** The shortcut 全额 of a field; none while no cap is known. */
  maxShortcut(field: StakeField, label: string): readonly { label: string; value: string }[];
  enter(id: string | null): void;
  leave(id: string): void;
  /** Number of presses of 下注 that did not place an order. */
  readonly tries: number;
  tried(): void;
}

/** The state of the slip's form beside the slip: attempts, left fields, lowered stakes and focus. */
export function useSlipForm(slip: SlipState, props: BetslipProps): SlipFormState {
  const { runner, currency, balance, loggedIn, caps } = props;
  const store = useStore<BetslipRootState>();
  const t = useT();
  const reasonText = useReasonText();
  const priceText = usePriceText();
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState(NONE_LEFT);
  const [capped, setCapped] = useState(NONE_CAPPED);
  const [focused, setFocused] = useState<string | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const keypad = useKeypad(props.keypad, props.onKeypadChange);
  const context = useMemo(
    () => ({ loggedIn, currency, balance, limits: null, ...caps }) satisfies SlipContext,
    [loggedIn, currency, balance, caps],
  );
  const fields = stakeFields(slip);
  const violations = violationsOf(slip, context);
  const { byStake, general } = placeReasons(slip, violations, { tried: tries > 0, left });

  const names = slip.entries.map((entry) => pickWords(pickOfEntry(entry), t).text);

  /** Name of a pick: its outcome, such as 大 2.5, with its match when another pick has the same outcome. */
  function nameOf(entry: SlipEntry): string {
    const { text } = pickWords(pickOfEntry(entry), t);
    const { team_h: home, team_c: away } = entry.gameInfo;
    const isAlone = names.filter((name) => name === text).length < 2;
    return isAlone ? text : `${t(betMessages.versus, { home, away })} ${text}`;
  }

  /** Text of a violation: a changed price in the shown format, a changed line from the view of the picked side. */
  function told(violation: SlipViolation): string {
    const { code, picks } = violation;
    const concerned = slip.entries.filter(({ id }) => picks.includes(id));
    const [entry] = concerned;
    if (!entry) return reasonText(violation);
    const pick = pickOfEntry(entry);
    const write = {
      'pick.odds-changed': ({ price }: Terms) => priceText({ wtype: entry.playInfo.w, price }),
      'pick.line-changed': (terms: Terms) => pickLine({ ...pick, ...terms }),
    }[code as string];
    const text = reasonText(
      write ? { code, params: { from: write(entry.seen), to: write(entry.terms) } } : violation,
    );
    // A reason about only some of the picks names them.
    return concerned.length < slip.entries.length
      ? `${concerned.map(nameOf).join('、')}：${text}`
      : text;
  }

  /** Writes a stake into a slip, lowered to the maximum that is possible there. @returns the slip after it */
  function put(before: SlipState, id: string, text: string): SlipState {
    const field = stakeFields(before).find((each) => each.id === id);
    const most = field ? maxStake(before, field, context) : null;
    // A balance below one whole unit is reported; the stake is not lowered to zero.
    const cap =
      most && isPositiveMoney(most.stake) ? { maxLimit: most.stake, balance: null } : undefined;
    const { state, effects } = runner.send({ type: 'setStake', id, text, ...(cap && { cap }) });
    const effect = effects.find((each) => each.type === 'stake-capped');
    setCapped((told) => {
      if (!effect && !told.has(id)) return told;
      const next = new Map(told);
      next.delete(id);
      if (effect && most) {
        const stake = moneyText(money(effect.stake, currency));
        next.set(id, { reason: most.reason, stake, text: effect.stake });
      }
      return next;
    });
    return state;
  }

  function setStakeOfAll(text: string) {
    const { stakes } = selectSlip(store.getState());
    const chosen = fields.filter(({ id }) => id in stakes);
    const series = chosen.length > 0 ? chosen : fields.slice(0, 1);
    const ids = (slip.mode === 'series' ? series : fields).map(({ id }) => id);
    // The previous stakes are cleared, so that each field is capped by the balance that the fields before it leave.
    const { state } = runner.send({ type: 'setStakeOfAll', text: '' });
    ids.reduce((before, id) => put(before, id, text), state);
  }

  return {
    slip,
    currency,
    context,
    fields,
    violations,
    reasons: [...new Set(general.map(told))],
    capped,
    activeField: fields.some(({ id }) => id === focused) ? (focused ?? undefined) : fields[0]?.id,
    quickAmounts: props.quickAmounts,
    quickTexts: {
      group: t(m.quick),
      edit: t(m.editQuick),
      save: t(m.saveQuick),
      amount: t(m.quickAmount),
    },
    onQuickAmountsChange: props.onQuickAmountsChange,
    hasMax: props.hasMax ?? true,
    keypadProps: keypad.choice === 'own' ? { inputMode: 'none' } : {},
    keypad,
    entered,
    readPressed: () => ({ ...slip, stakes: selectSlip(store.getState()).stakes }),
    stakeError(id) {
      const violation = byStake.get(id);
      return violation && reasonText(violation);
    },
    setStake: (id, text) => void put(selectSlip(store.getState()), id, text),
    setStakeOfAll,
    maxShortcut(field, label) {
      const most = maxStake(slip, field, context);
      return most && isPositiveMoney(most.stake) ? [{ label, value: typedText(most.stake) }] : [];
    },
    enter(id) {
      setEntered(id);
      if (id !== null) setFocused(id);
    },
    leave: (id) => setLeft((before) => new Set(before).add(id)),
    tries,
    tried() {
      setTries((times) => times + 1);
    },
  };
}
