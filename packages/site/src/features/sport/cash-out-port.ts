import { isGatewayError, isOutcomeKnown } from '@courtside/api-client';
import type { CashOutOutcome } from '@courtside/betslip';
import type { CashOutPort } from '@courtside/betslip/runner';
import type { SportsAnswers } from '@courtside/contract';
import type { SportsGateway } from '@courtside/sports';

/** Adapts the sports gateway to `CashOutPort`. */
export function createCashOutPort(sports: SportsGateway): CashOutPort {
  return {
    async send({ key, ticketId, token, amount, value }) {
      try {
        const request = { key, ticket_id: ticketId, offerToken: token, amount, value };
        return outcomeOf(await sports.ask('cashOut', request));
      } catch (error) {
        // A refusal is a final answer; with any other fault the outcome is unknown, and is requested later.
        if (!isGatewayError(error) || !isOutcomeKnown(error)) throw error;
        return { status: 'refused', reason: 'unavailable', value: null };
      }
    },
    ask: async (key) => outcomeOf(await sports.ask('getCashOutOrder', { key })),
  };
}

function outcomeOf({ active, reason, value, stakeLeft }: SportsAnswers['cashOut']): CashOutOutcome {
  switch (active) {
    case 'accepted':
      return { status: 'accepted', value, stakeLeft };
    case 'refused':
      return {
        status: 'refused',
        reason: reason ?? 'unavailable',
        value: reason === 'value-changed' || reason === 'expired' ? value : null,
      };
    case 'none':
      return { status: 'absent' };
  }
}
