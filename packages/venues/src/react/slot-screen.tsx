import { useT } from '@courtside/i18n/react';
import { useServices, useSession } from '@courtside/shell/react';
import { ButtonLink, EmptyState } from '@courtside/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { CONTENT_HOST, isDocument, slotContent } from '../core/kept-content.ts';
import { f } from './frame-messages.ts';
import { useToldMover } from './use-told-mover.ts';
import { useVisitKey } from './use-visit-key.ts';
import { VisitedGame } from './visited-game.tsx';
import type { WalletPort } from './wallet-port.ts';

/** `/pg/game` and `/dz/game`: shows content that a launch answered instead of an address (spec betting 4). */
export function createSlotScreen(wallet: WalletPort): ComponentType {
  return function SlotScreen() {
    const { brand, session, tabStorage } = useServices();
    const { loggedIn } = useSession();
    const mover = useToldMover(wallet.useMover());
    const { data: wallets } = wallet.useWallets({ skip: !loggedIn });
    const kept = slotContent(tabStorage, session.userId());
    const key = useVisitKey(kept?.content ?? '');
    if (kept === null || !isDocument(kept.content)) return <NoContent broken={kept !== null} />;
    return (
      <VisitedGame
        key={key}
        href={CONTENT_HOST}
        origin={null}
        mover={mover}
        currency={wallets?.currency ?? brand.currency}
        content={kept.content}
      />
    );
  };
}

function NoContent({ broken }: { broken: boolean }) {
  const t = useT();
  return (
    <section className="cs-venues">
      <h1 className="cs-visually-hidden">{t(broken ? f.refused : f.slotNothing)}</h1>
      <EmptyState
        tone={broken ? 'error' : 'empty'}
        title={t(broken ? f.refused : f.slotNothing)}
        detail={t(broken ? f.refusedDetail : f.slotNothingDetail)}
        action={
          <ButtonLink variant="primary" render={<Link to="/game/egame" />}>
            {t(f.toEgame)}
          </ButtonLink>
        }
      />
    </section>
  );
}
