import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { COVER, EntryIcon, useBalance, useBalanceCover, useMember } from '@courtside/shell/react';
import {
  Artwork,
  classNames,
  IconButton,
  IconEye,
  IconEyeOff,
  VisuallyHidden,
} from '@courtside/ui';
import { Link } from 'react-router';
import { Amount } from './amount.tsx';
import { mm } from './mine-messages.ts';
import { useOpenBets } from './open-bets.tsx';

/** Characters from which an amount has a smaller font: ten million and more. */
const LONG = 13;
const LETTERS = '/mine/message';
const letters = {
  icon: async () => (await import('./menu-icon.ts')).LetterIcon,
  badge: async () => (await import('./menu-counts.ts')).useLetterCount,
};

/** The member's name and grade, letters, balance, and running bets. */
export function MineHead() {
  const t = useT();
  const member = useMember().data;
  return (
    <header className="cs-mine-head">
      <VisuallyHidden>
        <h1>{t(mm.title)}</h1>
      </VisuallyHidden>
      <div className="cs-mine-head__row">
        {member && (
          <>
            <Artwork
              motif={member.avatar.motif}
              seed={member.name}
              ratio="square"
              plain
              className="cs-mine-head__art"
            />
            <div className="cs-mine-head__who">
              <strong>{member.nickname === '' ? member.name : member.nickname}</strong>
              <Link to="/mine/vip">{t(mm.grade, { grade: member.vipLevel })}</Link>
            </div>
          </>
        )}
        <Link className="cs-mine-head__letters" to={LETTERS}>
          <EntryIcon entry={letters} />
          <VisuallyHidden>{t(mm.letters)}</VisuallyHidden>
        </Link>
      </div>
      <Money />
    </header>
  );
}

function Money() {
  const t = useT();
  const balance = useBalance().data;
  const amount = balance ? shownAmount(balance.centerWalletBalance, balance.currency) : '';
  const [covered, cover] = useBalanceCover();
  const { currentData: bets } = useOpenBets({ loggedIn: true, isWatched: false });
  return (
    <div className="cs-mine-head__row">
      <p className={classNames('cs-mine-head__money', amount.length >= LONG && 'is-long')}>
        <VisuallyHidden>{t(mm.balance)}</VisuallyHidden>
        {covered ? (
          <>
            <span aria-hidden>{COVER}</span>
            <VisuallyHidden>{t(mm.covered)}</VisuallyHidden>
          </>
        ) : (
          balance && <Amount amount={balance.centerWalletBalance} currency={balance.currency} />
        )}
        <IconButton label={t(mm.cover)} aria-pressed={covered} onClick={() => cover(!covered)}>
          {covered ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        </IconButton>
      </p>
      {bets && bets.total > 0 && (
        <Link to="/mine/betRecord">{t(mm.running, { count: String(bets.total) })}</Link>
      )}
    </div>
  );
}
