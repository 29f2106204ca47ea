import type { ApiClient } from '@courtside/api-client';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useState } from 'react';

export interface SiteAddresses {
  readonly h5: string;
  readonly ios: string;
  readonly android: string;
  readonly version: string;
}

/** State of the request for the addresses. */
export interface SiteAddressesState {
  /** Null until the gateway has answered. */
  readonly addresses: SiteAddresses | null;
  /** Why they could not be loaded; undefined while they are loading. */
  readonly fault: unknown;
  /** Requests them again. */
  readonly retry: () => Promise<void>;
}

/** Only an https address is offered, so that an installed app comes from the named origin. */
const secure = (address: string): string => (address.startsWith('https://') ? address : '');

type Told = Omit<SiteAddressesState, 'retry'>;

async function ask(client: ApiClient): Promise<Told> {
  try {
    const { h5DomainUrl, iosUrl, androidUrl, appVersion } = (await client.preInfo()).siteBaseConfig;
    const addresses = {
      h5: secure(h5DomainUrl),
      ios: secure(iosUrl),
      android: secure(androidUrl),
      version: appVersion,
    };
    return { addresses, fault: undefined };
  } catch (fault) {
    return { addresses: null, fault };
  }
}

/** The gateway's addresses of the phone site and the apps. */
export function useSiteAddresses(): SiteAddressesState {
  const { client } = useServices();
  const [told, setTold] = useState<Told>({ addresses: null, fault: undefined });
  useEffect(() => {
    let here = true;
    void ask(client).then((answer) => {
      if (here) setTold(answer);
    });
    return () => {
      here = false;
    };
  }, [client]);
  const retry = useCallback(async () => setTold(await ask(client)), [client]);
  return { ...told, retry };
}
