import { gatewayApi } from '@courtside/api-client/redux';
import { idleOrder } from '@courtside/betslip';
import { createBetslipSlice, selectSlip } from '@courtside/betslip/redux';
import { createSlipRunner, type SlipRunner } from '@courtside/betslip/runner';
import type { ShowType } from '@courtside/contract';
import type { FeatureSite } from '@courtside/shell/react';
import { createBoard, createSportsGateway, type Board } from '@courtside/sports';
import { createSlipPort } from './slip-port.ts';

const RESOURCE = '/game/api/v1/venue/resource';
const FOOTBALL = 'FT';
/** In-play prices move by the second, the others by the minute. */
const POLL_MS: Readonly<Record<ShowType, number>> = { RB: 1000, FT: 4000, FU: 8000 };

export interface SiteSport {
  runner: SlipRunner;
  createBoard(showType: ShowType): Board;
  /** An order belongs to one member; another must not be offered to send it again. */
  forgetOrder(): void;
  dispose(): void;
}

/** The sports part of a site: one gateway, one slip, boards as screens ask for them. */
export function createSiteSport({ services, store }: FeatureSite): SiteSport {
  const { client, session, i18n, clock, random, storage, events, connection } = services;
  const sports = createSportsGateway({
    call: (body, asking) => client.call(RESOURCE, body, asking),
    now: client.serverNow,
    token: session.token,
    language: () => (i18n.locale === 'zh-Hant' ? 'zh-tw' : 'zh-cn'),
    ip: async () => (await client.preInfo()).ip,
  });
  const betslip = createBetslipSlice();
  const { dispatch, getState } = store.inject(betslip.slice);
  const read = () => selectSlip(getState());
  const runner = createSlipRunner({
    port: createSlipPort(sports),
    send: (event) => dispatch(betslip.send(event)),
    read,
    clock,
    random,
    storage,
    loggedIn: () => session.token() !== null,
    onDecided: () => dispatch(gatewayApi.util.invalidateTags(['balance', 'bet-record'])),
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
        onTextsChange: (reload) => events.on('localeChanged', reload),
        onBack: connection.onBack,
      }),
    forgetOrder() {
      if (read().order.status === 'idle') return;
      runner.send({ type: 'orderRestored', order: idleOrder });
    },
    dispose: () => runner.dispose(),
  };
}
