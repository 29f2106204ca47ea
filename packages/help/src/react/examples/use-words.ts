import type { ResultCode } from '@courtside/betslip';
import { settlementText, type SettlementStep } from '@courtside/betslip/react';
import {
  betOutcome,
  outcomeMessages,
  voidReason,
  type NamedPick,
  type Translate,
} from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { formatMoney, fromMinor, type Currency } from '@courtside/money';
import { useServices } from '@courtside/shell/react';
import { useMemo } from 'react';
import type { SingleBet } from '../../core/examples/work.ts';
import { x } from './example-messages.ts';

/** Texts of examples and questions, in the terms of bets and their settlements. */
export interface Words {
  readonly t: Translate;
  readonly currency: Currency;
  readonly amount: (minor: bigint) => string;
  readonly outcome: (code: ResultCode) => string;
  readonly steps: (steps: readonly SettlementStep[], pick: NamedPick | null) => readonly string[];
  /** The name of a bet between a home and an away team without names. */
  readonly named: (bet: Pick<SingleBet, 'wtype' | 'pick' | 'strong' | 'ratio'>) => NamedPick;
}

export function useWords(): Words {
  const t = useT();
  const { currency } = useServices().brand;
  return useMemo(
    () => ({
      t,
      currency,
      amount: (minor) => formatMoney(fromMinor(minor, currency), { sign: true }),
      outcome(code) {
        const said = t(outcomeMessages[betOutcome({ status: 'settled', resultCode: code })]);
        const reason = voidReason(code);
        return reason ? `${said}（${t(reason)}）` : said;
      },
      steps: (steps, pick) => steps.map((step) => settlementText(step, { t, currency, pick })),
      named: ({ wtype, pick, strong, ratio }) => ({
        wtype,
        pick,
        strong,
        ratio,
        team_h: t(x.home),
        team_c: t(x.away),
      }),
    }),
    [currency, t],
  );
}
