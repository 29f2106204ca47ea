import { betMessages, marketWords, pickWords } from '@courtside/betting-terms';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { memo, useState, type MouseEvent } from 'react';
import { shareCode } from '../core/slip/share-code.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import { m } from './messages.ts';
import { pickOfEntry } from './pick-details.tsx';
import { type SharedLine, sharePicture } from './share-picture.ts';
import { usePriceText } from './use-price-text.ts';

/** Shares the picks as text with a code, and as a picture, with current prices and without stakes. */
export const ShareSlip = memo(function ShareSlip({
  entries,
  brand,
}: {
  entries: SlipState['entries'];
  brand: string;
}) {
  const t = useT();
  const priceText = usePriceText();
  const [copied, setCopied] = useState<string | null>(null);
  const code = shareCode(entries);
  const picks = entries.map((entry): SharedLine => {
    const pick = pickOfEntry(entry);
    const match = t(betMessages.versus, { home: pick.team_h, away: pick.team_c });
    return {
      selection: pickWords(pick, t).text,
      price: priceText({ wtype: entry.playInfo.w, price: entry.terms.price }),
      details: [marketWords(pick, t).text, entry.playInfo.w === 'FS' ? pick.league : match],
    };
  });
  const title = `${brand} ${t(m.title)}`.trim();
  const text = [
    title,
    ...picks.map(
      ({ selection, price, details }) => `${selection} ${price} · ${details.join(' · ')}`,
    ),
    t(m.shareCode, { code }),
  ].join('\n');

  function save(event: MouseEvent<HTMLElement>) {
    const address = sharePicture(event.currentTarget, { title, picks, code });
    if (address === null) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = 'betslip.png';
    link.click();
  }

  return (
    <div className="cs-betslip-share">
      <Button
        variant="ghost"
        size="sm"
        onClick={() =>
          // Fails when the page is not secure, or when the member denies it.
          void Promise.resolve()
            .then(() => navigator.clipboard.writeText(text))
            .then(
              () => setCopied(code),
              () => setCopied(null),
            )
        }
      >
        {t(m.share)}
      </Button>
      <Button variant="ghost" size="sm" onClick={save}>
        {t(m.savePicture)}
      </Button>
      <p role="status" className="cs-betslip-order__note">
        {copied === code ? t(words.copied) : ''}
      </p>
    </div>
  );
});
