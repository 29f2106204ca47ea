import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered } from '@courtside/shell/react';
import { Button, EmptyState } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { FrameState } from '../core/frame-state.ts';
import { f } from './frame-messages.ts';
import { e } from './messages.ts';
import { useClosedText } from './use-closed-text.ts';
import { useKeptThere } from './use-held-now.ts';
import { useSeconds } from './use-seconds.ts';

export interface GameCoverProps {
  state: FrameState;
  name: string;
  enName: string;
  /** The last known balance of the venue. */
  last: VenueBalance | undefined;
  currency: string;
  onAgain: () => void;
  onReenter: () => void;
  onLeave: () => void;
}

/** Cover over the frame while no game is visible. */
export function GameCover(props: GameCoverProps) {
  const { state, name, onAgain, onReenter, onLeave } = props;
  const t = useT();
  const back = <Button onClick={onLeave}>{t(f.toHall)}</Button>;
  const covered = (content: ReactNode) => <div className="cs-game__cover">{content}</div>;
  switch (state.status) {
    case 'open':
      return null;
    case 'loading':
      return covered(<Waiting key={state.attempt} name={name} />);
    case 'late':
      return covered(
        <EmptyState
          tone="error"
          title={t(f.late)}
          detail={t(f.lateDetail)}
          action={
            <div className="cs-venues-row">
              <Button variant="primary" onClick={onAgain}>
                {t(f.reopen)}
              </Button>
              {back}
            </div>
          }
        />,
      );
    case 'closed':
      return covered(<Closed {...props} reopensAt={state.reopensAt} back={back} />);
    case 'over':
      return covered(
        <EmptyState
          tone="error"
          title={t(f.over)}
          detail={t(f.overDetail)}
          action={
            <div className="cs-venues-row">
              <Button variant="primary" onClick={onReenter}>
                {t(f.reenter)}
              </Button>
              {back}
            </div>
          }
        />,
      );
  }
}

/** A closed venue: its balance of the member's money, and the time of its reopening. */
function Closed({
  name,
  enName,
  last,
  currency,
  reopensAt,
  back,
}: GameCoverProps & { reopensAt: number | null; back: ReactNode }) {
  const t = useT();
  const covered = useCovered();
  const closedText = useClosedText();
  const kept = useKeptThere(enName, last);
  const detail =
    kept === null
      ? t(e.closedDetail)
      : t(f.closedKept, { amount: covered(shownAmount(kept, currency)) });
  return (
    <EmptyState
      tone="error"
      title={t(e.closedTitle, { name })}
      detail={`${detail}${closedText(reopensAt)}`}
      action={back}
    />
  );
}

/** The game that is loading, and the seconds since. */
function Waiting({ name }: { name: string }) {
  const t = useT();
  const seconds = useSeconds(null);
  return (
    <div className="cs-game__waiting">
      <p role="status">{t(f.waiting, { name })}</p>
      <p aria-hidden>{t(f.waitingDetail, { seconds })}</p>
    </div>
  );
}
