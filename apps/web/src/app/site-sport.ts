import type { ApiClient } from '@courtside/api-client';
import { gatewayApi } from '@courtside/api-client/redux';
import { idleOrder } from '@courtside/betslip';
import { createSlipRunner, type SlipRunner } from '@courtside/betslip/runner';
import { createBetslipSlice, selectSlip, type BetslipRootState } from '@courtside/betslip/redux';
import type { ShowType } from '@courtside/contract';
import type { SiteServices } from '@courtside/shell/react';
import { createBoard, createSportsGateway, type Board } from '@courtside/sports';
import { createSlipPort } from './slip-port.ts';
import type { SiteStore } from './site-store.ts';

const RESOURCE = '/game/api/v1/venue/resource';
const FOOTBALL = 'FT';
/** In-play prices move by the second, the others by the minute. */
const POLL_MS: Readonly<Record<ShowType, number>> = { RB: 1000, FT: 4000, FU: 8000 };

export interface SiteSport {
  runner: SlipRunner;
  createBoard(showType: ShowType): Board;
  /** An order belongs to one member; another must not be offered to send it again. */
  forgetOrder(): void;
}

/** The sports part of a site: a chunk of its own, which the first visit to the board brings in. */
export function createSiteSport(
  services: Pick<SiteServices, 'session' | 'i18n' | 'clock' | 'random' | 'storage'>,
  client: ApiClient,
  { store, injectReducer }: SiteStore,
): SiteSport {
  const { session, i18n, clock, random, storage } = services;
  const sports = createSportsGateway({
    call: (body, asking) => client.call(RESOURCE, body, asking),
    now: client.serverNow,
    token: session.token,
    language: () => (i18n.locale === 'zh-Hant' ? 'zh-tw' : 'zh-cn'),
    ip: async () => (await client.preInfo()).ip,
  });
  const betslip = createBetslipSlice();
  injectReducer(betslip.slice);
  const read = () => selectSlip(store.getState() as unknown as BetslipRootState);
  const runner = createSlipRunner({
    port: createSlipPort(sports),
    send: (event) => store.dispatch(betslip.send(event) as never),
    read,
    clock,
    random,
    storage,
    loggedIn: () => session.token() !== null,
    onDecided: () => store.dispatch(gatewayApi.util.invalidateTags(['balance', 'bet-record'])),
  });
  runner.start();
  return {
    runner,
    createBoard: (showType) =>
      createBoard({
        gateway: sports,
        sport: FOOTBALL,
        showType,
        clock,
        random,
        pollMs: POLL_MS[showType],
        onTextsChange: (reload) => i18n.i18n.on('change', reload),
      }),
    forgetOrder() {
      if (read().order.status === 'idle') return;
      runner.send({ type: 'orderRestored', order: idleOrder });
    },
  };
}
