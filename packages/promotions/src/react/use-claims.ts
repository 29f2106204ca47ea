import { gatewayApi } from '@courtside/api-client/redux';
import { uuidFrom } from '@courtside/kernel';
import { useServices, type SiteServices } from '@courtside/shell/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { gatewayClaims } from '../redux/claim-calls.ts';
import { claimTags } from '../redux/promotions-api.ts';
import { createClaimRunner, type ClaimRunner } from '../runner/claim-runner.ts';

/** Result code: suspended, which is shown in a popup. */
const WITH_POPUP = 6501;

interface Kept {
  readonly runner: ClaimRunner;
  /**
   * Retries claims with an unknown outcome while a part of the page shows a button; the last one that is unmounted ends
   * it.
   */
  readonly show: () => () => void;
}

function shownBy(runner: ClaimRunner): Kept['show'] {
  let users = 0;
  return () => {
    users += 1;
    runner.start();
    return () => {
      users -= 1;
      if (users === 0) runner.dispose();
    };
  };
}

const kept = new WeakMap<SiteServices, Kept>();

/** The claims of a site: one runner for all buttons. Claims that were lost on another page are resumed. */
export function useClaims(): ClaimRunner {
  const services = useServices();
  const dispatch = useDispatch();
  let mine = kept.get(services);
  if (!mine) {
    const { client, clock, random, session, storage, dialogs } = services;
    const send = gatewayClaims(client);
    const made = createClaimRunner({
      async port(intent) {
        const outcome = await send(intent);
        // A refusal too may be caused by an outdated standing on the page.
        dispatch(gatewayApi.util.invalidateTags([...claimTags]));
        if (outcome.status === 'refused' && outcome.refusal.statusCode === WITH_POPUP) {
          void dialogs.tips({ content: outcome.refusal.text });
        }
        return outcome;
      },
      ...{ clock, storage },
      memberId: () => session.userId(),
      newKey: () => uuidFrom(random),
    });
    mine = { runner: made, show: shownBy(made) };
    kept.set(services, mine);
  }
  const { runner, show } = mine;
  useEffect(show, [show]);
  useSyncExternalStore(runner.subscribe, runner.version, runner.version);
  return runner;
}
