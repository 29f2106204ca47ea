import { gatewayApi } from '@courtside/api-client/redux';
import { useT } from '@courtside/i18n/react';
import { type Currency, shownAmount } from '@courtside/money';
import {
  COVER,
  useBalance,
  useBalanceCover,
  useHasRoute,
  useServices,
  WordHint,
} from '@courtside/shell/react';
import {
  ButtonLink,
  Card,
  DataList,
  IconButton,
  IconEye,
  IconEyeOff,
  VisuallyHidden,
} from '@courtside/ui';
import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { shownTotal } from '../../core/shown-total.ts';
import { totalAssets } from '../../core/total-assets.ts';
import { mostWithdrawable } from '../../core/withdrawal-amount.ts';
import { withdrawalBlocks } from '../../core/withdrawal-eligibility.ts';
import { walletTags } from '../../redux/ledger-api.ts';
import { b } from '../balance-panel-messages.ts';
import { useWithdrawalInfo } from '../withdrawal/use-withdrawal-info.ts';
import { w } from '../withdrawal/messages.ts';
import { l } from './messages.ts';
import type { WalletsNow } from './wallets-now.ts';

const BETS = '/mine/betRecord';
/** Treats card and password as present: the withdrawal page reports when they are missing. */
const MONEY_ALONE = { cards: 1, asksPassword: false };

/** The total of the member's money including locked amounts, the withdrawable part, and the ways to move it. */
export function WalletMoney({ wallets, currency }: { wallets: WalletsNow; currency: Currency }) {
  const t = useT();
  const { brand } = useServices();
  const hasBets = useHasRoute(BETS);
  const [covered, cover] = useBalanceCover();
  const dispatch = useDispatch();
  const { venueTotal } = wallets;
  const { data: balance } = useBalance();
  const polledCentre = balance?.centerWalletBalance;
  const readCentre = wallets.centerWalletBalance;
  useEffect(() => {
    // Money has moved between the two answers, perhaps into a venue: the older one would make the total wrong.
    if (polledCentre !== undefined && polledCentre !== readCentre) {
      dispatch(gatewayApi.util.invalidateTags([...walletTags]));
    }
  }, [dispatch, polledCentre, readCentre]);
  // The centre balance and the locked amount come from the same answer, so that a bet moves between them consistently.
  const centre = polledCentre ?? readCentre;
  const locked = balance?.lockedMoney;
  const total = locked === undefined ? null : totalAssets([centre, venueTotal, locked], currency);
  const free = useWithdrawable(currency);
  const amount = (text: string | null | undefined): ReactNode => {
    if (text === null || text === undefined) return '--';
    if (!covered) return text;
    return (
      <>
        <span aria-hidden>{COVER}</span>
        <VisuallyHidden>{t(b.covered)}</VisuallyHidden>
      </>
    );
  };
  return (
    <Card>
      <DataList
        layout="figures"
        items={[
          {
            label: t(l.total),
            shownLabel: (
              <span className="cs-ledger__total">
                {t(l.total)}
                <IconButton
                  label={t(b.cover)}
                  aria-pressed={covered}
                  onClick={() => cover(!covered)}
                >
                  {covered ? (
                    <IconEyeOff size={18} aria-hidden />
                  ) : (
                    <IconEye size={18} aria-hidden />
                  )}
                </IconButton>
              </span>
            ),
            value: amount(total && shownAmount(total, currency)),
          },
          { label: t(l.centre), value: amount(shownAmount(centre, currency)) },
          {
            label: t(w.withdrawable),
            shownLabel: <WordHint word="withdrawable">{t(w.withdrawable)}</WordHint>,
            value: amount(free && shownAmount(free, currency)),
          },
          { label: t(l.venueTotal), value: amount(shownTotal(venueTotal, currency)) },
          {
            label: t(l.locked),
            shownLabel: <WordHint word="locked">{t(l.locked)}</WordHint>,
            value: amount(locked === undefined ? null : shownAmount(locked, currency)),
          },
        ]}
      />
      <p className="cs-ledger__note">{t(l.lockedWhy)}</p>
      <div className="cs-money-row">
        {brand.toggles.deposit && (
          <ButtonLink variant="primary" render={<Link to="/mine/savemoney" />}>
            {t(l.deposit)}
          </ButtonLink>
        )}
        <ButtonLink render={<Link to="/mine/takemoney" />}>{t(l.withdraw)}</ButtonLink>
        <ButtonLink render={<Link to="/mine/transfermoney" />}>{t(l.toTransfer)}</ButtonLink>
        {hasBets && <ButtonLink render={<Link to={BETS} />}>{t(l.openBets)}</ButtonLink>}
      </div>
    </Card>
  );
}

/** The current maximum of a withdrawal to a bank; null until it is known, or when the gateway does not tell it. */
function useWithdrawable(currency: Currency): string | null {
  const { data } = useWithdrawalInfo('bank', '');
  if (!data) return null;
  return withdrawalBlocks(data, MONEY_ALONE).length > 0
    ? '0.00'
    : mostWithdrawable(data, currency).amount;
}
