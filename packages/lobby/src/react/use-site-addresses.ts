import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useState } from 'react';

export interface SiteAddresses {
  readonly h5: string;
  readonly ios: string;
  readonly android: string;
  readonly version: string;
}

/** How the question for the addresses stands. */
export interface SiteAddressesState {
  /** Null until the gateway has told them. */
  readonly addresses: SiteAddresses | null;
  /** Why they are not there; undefined while they are asked for. */
  readonly fault: unknown;
  /** Asks again. */
  readonly retry: () => Promise<void>;
}

/** Only an https address is offered: what is installed must come from where it says it does. */
const secure = (address: string): string => (address.startsWith('https://') ? address : '');

/** Where the phone site and the apps are, as the gateway tells. */
export function useSiteAddresses(): SiteAddressesState {
  const { client } = useServices();
  const [state, setState] = useState<Omit<SiteAddressesState, 'retry'>>({
    addresses: null,
    fault: undefined,
  });
  const retry = useCallback(async () => {
    try {
      const { siteBaseConfig } = await client.preInfo();
      const { h5DomainUrl, iosUrl, androidUrl, appVersion } = siteBaseConfig;
      const addresses = {
        h5: secure(h5DomainUrl),
        ios: secure(iosUrl),
        android: secure(androidUrl),
        version: appVersion,
      };
      setState({ addresses, fault: undefined });
    } catch (fault) {
      setState({ addresses: null, fault });
    }
  }, [client]);
  useEffect(() => void retry(), [retry]);
  return { ...state, retry };
}
