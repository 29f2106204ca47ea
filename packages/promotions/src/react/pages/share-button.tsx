import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { m } from '../messages.ts';

/** Hands the page's address to the platform's own way of sharing; where there is none, it is copied. */
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
      // Given up by the member, or not allowed: the address stands above the page.
    }
  }
  return <Button onClick={() => void share()}>{t(m.share)}</Button>;
}
