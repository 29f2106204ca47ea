import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useHasRoutes } from '@courtside/shell/react';
import { Banner, Button, ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import { allIn, type EntryFunds } from '../core/entry-funds.ts';
import { e, m } from './messages.ts';

const SETTING = '/mine/transfermoney';

export interface AllInProps {
  /** The venue's name as the member sees it. */
  name: string;
  funds: EntryFunds;
  /** The gateway's message about the venue. @default nothing */
  message?: string;
  onEnter: () => void;
  onClose: () => void;
}

/**
 * Dialog for an entry while automatic transfer is on. The launch moves the whole centre wallet in, so the dialog offers
 * neither an amount nor an entry without the transfer.
 */
export function AllIn(props: AllInProps) {
  const { name, funds, message = '', onEnter, onClose } = props;
  const { centre, currency, activity } = funds;
  const t = useT();
  const covered = useCovered();
  const has = useHasRoutes();
  const moves = allIn(funds) !== null;
  return (
    <div className="cs-venues-amount">
      {(message !== '' || activity) && (
        <Banner tone="warning" role="group">
          {message !== '' && <p>{message}</p>}
          {activity && (
            <p>
              {t(e.turnover, {
                title: activity.title,
                left: shownAmount(activity.left, currency),
              })}
            </p>
          )}
        </Banner>
      )}
      <Banner
        role="group"
        title={t(m.autoTransfer)}
        action={
          has(SETTING) && (
            <ButtonLink size="sm" render={<Link to={SETTING} onClick={onClose} />}>
              {t(m.autoTransferChange)}
            </ButtonLink>
          )
        }
      >
        {moves
          ? t(e.movesAll, { name, amount: covered(shownAmount(centre, currency)) })
          : t(e.movesNothing)}
      </Banner>
      <Button variant="primary" size="lg" block onClick={onEnter}>
        {t(moves ? e.allInEnter : m.enter)}
      </Button>
      <Button block onClick={onClose}>
        {t(words.cancel)}
      </Button>
    </div>
  );
}
