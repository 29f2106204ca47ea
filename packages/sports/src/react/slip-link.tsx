import { useT } from '@courtside/i18n/react';
import { m } from './messages.ts';

/** After the prices of a league: leads past everything else to the slip. Seen only while it has the focus. */
export function SlipLink({ slipId }: { slipId: string }) {
  const t = useT();
  return (
    <a
      className="cs-sports-slip-link"
      href={`#${slipId}`}
      onClick={(event) => {
        // The address stays: a page tab is known by it.
        event.preventDefault();
        document.getElementById(slipId)?.focus();
      }}
    >
      {t(m.toSlip)}
    </a>
  );
}
