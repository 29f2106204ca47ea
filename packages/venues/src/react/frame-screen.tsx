import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { EmptyState, ButtonLink } from '@courtside/ui';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { gameAddress, infoOf } from '../core/game-address.ts';
import { readAddress } from '../platform/read-address.ts';
import { f } from './frame-messages.ts';
import { useToldMover } from './use-told-mover.ts';
import { useVisitKey } from './use-visit-key.ts';
import { VisitedGame } from './visited-game.tsx';
import type { WalletPort } from './wallet-port.ts';

/** `/game/{info}`: the game at the address `info`, if the brand allows its host; for members. */
export function createFrameScreen(wallet: WalletPort): ComponentType {
  return function FrameScreen() {
    const { pathname } = useLocation();
    const { brand } = useServices();
    const mover = useToldMover(wallet.useMover());
    const { data: wallets } = wallet.useWallets();
    const info = infoOf(pathname);
    const places = { site: location.origin, games: brand.gameOrigins, read: readAddress };
    const address = info === null ? null : gameAddress(info, places);
    const key = useVisitKey(address?.href ?? '');
    if (address === null) return <NoAddress />;
    const isOwn = address.origin === location.origin;
    return (
      <VisitedGame
        key={key}
        href={address.href}
        // A document of the site's own origin must not be able to remove its sandbox.
        origin={isOwn ? null : address.origin}
        mover={mover}
        currency={wallets?.currency ?? brand.currency}
      />
    );
  };
}

function NoAddress() {
  const t = useT();
  return (
    <section className="cs-venues">
      <h1 className="cs-visually-hidden">{t(f.refused)}</h1>
      <EmptyState
        tone="error"
        title={t(f.refused)}
        detail={t(f.refusedDetail)}
        action={
          <ButtonLink variant="primary" render={<Link to="/" />}>
            {t(f.toHome)}
          </ButtonLink>
        }
      />
    </section>
  );
}
