import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { m } from '../messages.ts';

/** Shares the page's address by the platform's own dialog; where there is none, it is copied. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const t = useT();
  const { toaster } = useServices();
  async function share() {
    const url = location.origin + location.pathname;
    try {
      if ('share' in navigator) await navigator.share({ title, text, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toaster.show(t(m.shared), 'success');
      }
    } catch {
      // The member cancelled, or it is not allowed: the address is still in the browser's address bar.
    }
  }
  return <Button onClick={() => void share()}>{t(m.share)}</Button>;
}
