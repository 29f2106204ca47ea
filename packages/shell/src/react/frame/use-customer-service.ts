import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useCallback } from 'react';
import { rails } from '../../redux/rails.ts';
import { m } from './customer-service-messages.ts';
import { useServices } from '../services.tsx';
import { useAction } from '../screen/use-action.ts';

/**
 * Leads to customer service: asks for its address, shows the security notice (spec access 8) and opens it in a new
 * window when the notice is confirmed.
 */
export function useCustomerService(): { open: () => void; busy: boolean } {
  const t = useT();
  const { dialogs, brand } = useServices();
  const address = useServiceAddress(brand.supportUrl);
  const { busy, run } = useAction();
  const open = useCallback(
    () =>
      void run(async () => {
        const url = await address();
        const go = await dialogs.confirm({
          title: t(m.title),
          content: t(m.notice, { brand: brand.name }),
          confirmText: t(m.go),
          cancelText: t(words.cancel),
        });
        // Opened by the click on the dialog's button, so that no browser blocks it as an unwanted window.
        if (go) window.open(url, '_blank', 'noopener,noreferrer');
      }),
    [address, brand, dialogs, run, t],
  );
  return { open, busy };
}

/**
 * Returns a function for the address: the gateway's, else the brand's. Without either it rejects with the call's fault.
 */
function useServiceAddress(brandsOwn: string): () => Promise<string> {
  const [ask] = rails.useLazyCustomerServiceQuery();
  return useCallback(async () => {
    const answer = await ask(undefined, true);
    if (answer.data) return answer.data.url;
    if (brandsOwn === '') throw answer.error;
    return brandsOwn;
  }, [ask, brandsOwn]);
}
