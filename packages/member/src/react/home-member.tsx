import type { BetRecord } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { isCurrency, isPositiveMoney, money } from '@courtside/money';
import {
  PlayGate,
  Section,
  useBalance,
  useHasRoute,
  useMember,
  useServices,
  useSiteNow,
} from '@courtside/shell/react';
import { ButtonLink, Heading } from '@courtside/ui';
import { Link } from 'react-router';
import type { LookKeeper } from '../core/last-look.ts';
import { Amount } from './amount.tsx';
import { LegPick, LegStanding, LegSubject } from './leg-parts.tsx';
import { hm } from './home-messages.ts';
import { m } from './messages.ts';
import { useOpenBets } from './open-bets.tsx';
import { ticketPath } from './record-parts.tsx';
import { SettledMeanwhile } from './settled-meanwhile.tsx';
import { am } from './ticket-messages.ts';

const MOST = 3;
const DEPOSIT = '/mine/savemoney';
/** Age up to which an account is new. Later an empty balance shows no invitation to deposit. */
const NEW_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The member's part of the home page: their running bets, or an explanation of the first deposit. Nothing that calls a
 * member back to play.
 */
export function HomeMember({ looks }: { looks: LookKeeper }) {
  const { currentData: bets } = useOpenBets({ loggedIn: true, isWatched: false });
  const { data: balance } = useBalance();
  const { data: member } = useMember();
  const now = useSiteNow({ everyMs: MINUTE_MS });
  const { brand } = useServices();
  const hasDeposit = useHasRoute(DEPOSIT) && brand.toggles.deposit;
  if (!bets || !balance) return null;
  const { currency } = balance;
  const hasMoney = !isCurrency(currency) || isPositiveMoney(money(balance.totalBalance, currency));
  const isNew = member && now !== null && now - member.registeredAt < NEW_MS;
  const running = <Running bets={bets.list} total={bets.total} currency={member?.currency} />;
  return (
    <>
      {member && now !== null && <SettledMeanwhile member={member} now={now} looks={looks} />}
      {hasDeposit && bets.list.length === 0 && !hasMoney && isNew ? (
        <PlayGate activity="advertising" instead={running}>
          <FirstDeposit />
        </PlayGate>
      ) : (
        running
      )}
    </>
  );
}

interface RunningProps {
  bets: readonly BetRecord[];
  total: number;
  currency: string | undefined;
}

function Running({ bets, total, currency }: RunningProps) {
  const t = useT();
  return (
    <Section
      className="cs-member-home__running"
      title={t(hm.running)}
      actions={
        <Link className="cs-member-home__all" to="/mine/betRecord">
          {total > 0 ? t(hm.all, { total: String(total) }) : t(am.all)}
        </Link>
      }
    >
      {bets.length === 0 ? (
        <p className="cs-member-home cs-member-home__none">{t(m.noUnsettled)}</p>
      ) : (
        <ul className="cs-member-home__bets">
          {bets.slice(0, MOST).map((record) => (
            <li key={record.ticket_id}>
              <Link className="cs-member-home__bet" to={ticketPath(record.ticket_id)}>
                <Bet record={record} currency={currency} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Bet({ record, currency }: { record: BetRecord; currency: string | undefined }) {
  const t = useT();
  const legs = record.legs ?? [];
  const [first] = legs;
  return (
    <>
      <span className="cs-member-home__line">
        <strong>
          {legs.length > 1
            ? t(m.seriesOf, {
                combination: record.combination || `${legs.length}串1`,
                lines: record.lines ?? 1,
              })
            : first && <LegSubject leg={first} />}
        </strong>
        {legs.length === 1 && first && <LegStanding leg={first} />}
      </span>
      <span className="cs-member-home__line">
        {legs.length === 1 && first ? (
          <span className="cs-member-home__pick">
            <LegPick leg={first} series={false} />
          </span>
        ) : (
          <span className="cs-member-home__pick">
            {t(hm.decided, {
              decided: String(legs.filter(({ resultCode }) => resultCode !== null).length),
              legs: String(legs.length),
            })}
          </span>
        )}
        <span className="cs-member-home__stake">
          <Amount amount={record.stake} currency={currency} />
        </span>
      </span>
    </>
  );
}

/** For a new member without money: how to begin, and that a deposit is no obligation. */
function FirstDeposit() {
  const t = useT();
  return (
    <section className="cs-member-home" aria-label={t(hm.first)}>
      <div>
        <Heading level={2}>{t(hm.first)}</Heading>
        <p>{t(hm.firstText)}</p>
      </div>
      <ButtonLink variant="primary" render={<Link to={DEPOSIT} />}>
        {t(hm.deposit)}
      </ButtonLink>
    </section>
  );
}
