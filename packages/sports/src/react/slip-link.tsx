import { useT } from '@courtside/i18n/react';
import { m } from './messages.ts';

/** Link after the prices of a league that leads to the slip. Visible only while it has the focus. */
export function SlipLink({ slipId }: { slipId: string }) {
  const t = useT();
  return (
    <a
      className="cs-sports-slip-link"
      href={`#${slipId}`}
      onClick={(event) => {
        // The address stays unchanged, as it identifies the page tab.
        event.preventDefault();
        document.getElementById(slipId)?.focus();
      }}
    >
      {t(m.toSlip)}
    </a>
  );
}
