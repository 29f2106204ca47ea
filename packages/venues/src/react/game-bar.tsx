import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useServices } from '@courtside/shell/react';
import { Button, IconChevronLeft, IconFullScreen, IconTransfer } from '@courtside/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { GameVisit } from '../core/game-visit.ts';
import { spentTime } from '../core/spent-time.ts';
import { f } from './frame-messages.ts';
import { m } from './messages.ts';
import { useSeconds } from './use-seconds.ts';

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

export interface GameBarProps {
  name: string;
  visit: GameVisit;
  held: VenueBalance | undefined;
  currency: string;
  onLeave: () => void;
}

/** Bar of a game: its name, the venue's balance, the playing time, full screen and the way out. */
export function GameBar({ name, visit, held, currency, onLeave }: GameBarProps) {
  const t = useT();
  const covered = useCovered();
  const { events } = useServices();
  const full = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(
    () => () => {
      // The full screen was meant for the game, not for the next page.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
    [],
  );
  return (
    <header className="cs-game__bar">
      <Button size="sm" variant="ghost" className="cs-game__leave" onClick={onLeave}>
        <IconChevronLeft size={18} aria-hidden />
        {t(f.leave)}
      </Button>
      <span className="cs-game__name">{name}</span>
      <dl className="cs-game__facts">
        {held && (
          <div>
            <dt>{t(m.balanceThere)}</dt>
            <dd data-fact="balance">{covered(shownAmount(held.balance, currency))}</dd>
          </div>
        )}
        <div>
          <dt>{t(f.elapsed)}</dt>
          <dd>
            <Elapsed since={visit.since} />
          </dd>
        </div>
      </dl>
      <Button
        size="sm"
        onClick={() =>
          events.emit('showVenueEntry', { ...visit.request, message: '', stays: true })
        }
      >
        <IconTransfer size={16} aria-hidden />
        <span className="cs-game__word">{t(m.takeIn)}</span>
      </Button>
      {document.fullscreenEnabled && (
        <Button
          size="sm"
          className="cs-game__full"
          aria-pressed={full}
          // The whole page, not only the room: dialogs and notices are outside of the room.
          onClick={() => {
            const root = document.documentElement;
            // The browser may refuse it; the page stays as it is then.
            (full ? document.exitFullscreen() : root.requestFullscreen()).catch(() => undefined);
          }}
        >
          <IconFullScreen size={16} aria-hidden />
          <span className="cs-game__word">{t(full ? f.leaveFull : f.fullScreen)}</span>
        </Button>
      )}
    </header>
  );
}

function Elapsed({ since }: { since: number }) {
  return (
    <time role="timer" aria-live="off">
      {spentTime(useSeconds(since))}
    </time>
  );
}
