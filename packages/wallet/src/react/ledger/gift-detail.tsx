import type { PromotionExchange } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered } from '@courtside/shell/react';
import { ButtonLink, CopyButton, DataList, Dialog } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from '../messages.ts';
import { l } from './messages.ts';

export interface GiftDetailProps {
  gift: PromotionExchange;
  currency: string | undefined;
  onClose: () => void;
}

/** One gift: its reason, its required turnover, and the progress of that. */
export function GiftDetail({ gift, currency, onClose }: GiftDetailProps) {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const { exchangeId, title, kind, amount, turnover, at } = gift;
  const won = kind !== 'none';
  const number = t(l.dealNumber);
  return (
    <Dialog
      open
      title={t(l.giftDetailTitle)}
      closeLabel={t(words.close)}
      width="sm"
      onClose={onClose}
      {...(/[1-9]/.test(turnover) && {
        footer: (
          <ButtonLink render={<Link to="/mine/takemoney" />}>{t(l.giftTurnoverLeft)}</ButtonLink>
        ),
      })}
    >
      <DataList
        items={[
          { label: t(l.giftTitle), value: title },
          {
            label: t(l.giftAmount),
            value: won ? covered(shownAmount(amount, currency)) : t(l.giftNone),
          },
          { label: t(l.giftTurnover), value: won ? shownAmount(turnover, currency) : '--' },
          { label: t(l.giftAt), value: formatInstant(at, tag) },
          {
            label: number,
            value: (
              <span className="cs-wallet-order__value">
                {exchangeId}
                <CopyButton
                  text={exchangeId}
                  label={t(m.copy, { label: number })}
                  copiedLabel={t(words.copied)}
                />
              </span>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
