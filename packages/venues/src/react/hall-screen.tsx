import type { Venue } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { QueryView, useServices, useSession, useVenues } from '@courtside/shell/react';
import { EmptyState, HallArtwork } from '@courtside/ui';
import type { ComponentType } from 'react';
import { isMoving } from '../core/wallet-part.ts';
import { hallLeads, type HallType } from './hall-messages.ts';
import { HallWallet } from './hall-wallet.tsx';
import { m } from './messages.ts';
import { titles } from './route-titles.ts';
import { useBringBack } from './use-bring-back.ts';
import { useFreshWallets } from './use-fresh-wallets.ts';
import { useToldMover } from './use-told-mover.ts';
import { VenueCard } from './venue-card.tsx';
import { VenueGames } from './venue-games.tsx';
import type { WalletPort } from './wallet-port.ts';

const TITLES = { ZR: titles.realbet, QP: titles.chess, DJ: titles.gaming, CP: titles.lottery };

/** `/game/realbet`, `/game/chess`, `/game/gaming` and `/game/lottery`: the venues of a kind, and the games of each. */
export function createHallScreen(type: HallType, wallet: WalletPort): ComponentType {
  return function HallScreen() {
    const t = useT();
    const { loggedIn } = useSession();
    const venues = useVenues();
    const read = wallet.useWallets({ skip: !loggedIn });
    const { data: wallets, error } = read;
    const { brand } = useServices();
    useFreshWallets(wallet.useRefresh(), loggedIn);
    const mover = useToldMover(wallet.useMover());
    const { move } = mover;
    const { bringBack, asking } = useBringBack(mover);
    const busy = asking || isMoving(move);
    return (
      <section className="cs-venues">
        <div className="cs-hall-hero">
          <div className="cs-hall-hero__words">
            <h1>{t(TITLES[type])}</h1>
            <p>{t(hallLeads[type])}</p>
          </div>
          <HallArtwork
            kind={type}
            className="cs-hall-hero__picture"
            preserveAspectRatio="xMaxYMid slice"
          />
        </div>
        {loggedIn && <HallWallet query={read} type={type} mover={mover} />}
        <QueryView
          query={{ ...venues, data: venues.data?.filter(({ category }) => category === type) }}
          rows={6}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState title={t(m.noVenues)} />}
        >
          {(list) => (
            <>
              <ul className="cs-venues__list">
                {list.map((venue) => (
                  <li key={venue.venueCode}>
                    <VenueCard
                      venue={venue}
                      held={wallets?.venues.find(({ enName }) => enName === venue.enName)}
                      waits={loggedIn && wallets === undefined && error === undefined}
                      currency={wallets?.currency ?? brand.currency}
                      busy={busy}
                      onBringBack={bringBack}
                    />
                  </li>
                ))}
              </ul>
              {list.map(
                (venue: Venue) =>
                  venue.games > 0 && <VenueGames key={venue.venueCode} venue={venue} type={type} />,
              )}
            </>
          )}
        </QueryView>
      </section>
    );
  };
}
