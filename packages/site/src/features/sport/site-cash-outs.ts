import { gatewayApi } from '@courtside/api-client/redux';
import { createCashOutRunner, type CashOutRunner } from '@courtside/betslip/runner';
import type { FeatureSite } from '@courtside/shell/react';
import { createCashOutPort } from './cash-out-port.ts';
import { cashedOut } from './refusal-messages.ts';
import { sportsGatewayOf } from './sports-gateway-of.ts';

/** The cash-outs of a site: one runner for all places that offer them. */
export function createSiteCashOuts(site: FeatureSite): CashOutRunner {
  const { clock, i18n, random, session, storage, toaster } = site.services;
  const runner = createCashOutRunner({
    port: createCashOutPort(sportsGatewayOf(site)),
    clock,
    random,
    storage,
    memberId: () => (session.token() === null ? null : session.userId()),
    onDecided(state) {
      site.store.dispatch(gatewayApi.util.invalidateTags(['balance', 'bet-record']));
      // A ticket that was cashed out whole leaves its list, so a toast reports it.
      if (state.status === 'accepted') {
        toaster.show(i18n.t(cashedOut, { value: state.value }), 'success');
      }
    },
  });
  runner.start();
  return runner;
}
