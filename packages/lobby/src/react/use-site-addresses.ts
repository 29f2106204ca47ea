import { useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';

export interface SiteAddresses {
  readonly h5: string;
  readonly ios: string;
  readonly android: string;
  readonly version: string;
}

/** Only an https address is offered: what is installed must come from where it says it does. */
const secure = (address: string): string => (address.startsWith('https://') ? address : '');

/** Where the phone site and the apps are, as the gateway tells; null until it has, or when it cannot. */
export function useSiteAddresses(): SiteAddresses | null {
  const { client } = useServices();
  const [addresses, setAddresses] = useState<SiteAddresses | null>(null);
  useEffect(() => {
    let here = true;
    client.preInfo().then(
      ({ siteBaseConfig: { h5DomainUrl, iosUrl, androidUrl, appVersion } }) => {
        if (!here) return;
        setAddresses({
          h5: secure(h5DomainUrl),
          ios: secure(iosUrl),
          android: secure(androidUrl),
          version: appVersion,
        });
      },
      // The page says everything else without it.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [client]);
  return addresses;
}
