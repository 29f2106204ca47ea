import { useLanguage, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { openedAddress } from '../core/demo-address.ts';
import { forgetVisit, keepVisit, type GameVisit } from '../core/game-visit.ts';
import { holdPage, type WayOut } from '../platform/hold-page.ts';
import { f } from './frame-messages.ts';
import { GameBar } from './game-bar.tsx';
import { GameCover } from './game-cover.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useGameFrame } from './use-game-frame.ts';
import { useVenueWatch } from './use-venue-watch.ts';
import type { MoneyMover } from './wallet-port.ts';

/** Sandbox permissions of a game; `allow-same-origin` is added only for another origin than the site's. */
const SANDBOX = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';
/** Without full screen, in which a game would hide the way out and the site's dialogs and notices. */
const ALLOWED = 'autoplay; screen-wake-lock';

export interface GameRoomProps {
  href: string;
  /** Origin of the address; null for the site's own, whose documents have no origin in the frame. */
  origin: string | null;
  /** The member who entered the game, and the page to return to. */
  visit: GameVisit;
  mover: MoneyMover;
  /** Currency of the member's wallets. */
  currency: string;
  /** Content that the page at `href` shows, when a launch answered content instead of an address. */
  content?: string;
}

/** A game with the things a member needs beside it: its name, the venue's balance, the playing time, the way out. */
export function GameRoom({ href, origin, visit, mover, currency, content }: GameRoomProps) {
  const t = useT();
  const { brand, events, logout, tabStorage } = useServices();
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<WayOut | null>(null);
  const leaveToHall = () => setLeaving({ type: 'link', to: visit.request.from });
  const asked = useRef<() => void>(() => undefined);
  /** The attempt whose host page has received its content; the next load is the game itself. */
  const handed = useRef(0);
  const { state, send, frame } = useGameFrame(origin, ({ event }) => {
    if (event === 'leave') leaveToHall();
    if (event === 'round' || event === 'balance' || event === 'closed') asked.current();
  });
  const { wallet: held, ask } = useVenueWatch(visit.request.enName, send);
  useEffect(() => {
    asked.current = ask;
  });
  const name = visit.request.name;
  const isOver = state.status === 'over' || visit.over;
  const reenter = useCallback(() => {
    events.emit('enterVenue', visit.request);
  }, [events, visit]);
  useReentry({ visit, href, reenter });
  const letGo = useHeldPage(setLeaving);
  const leave = () => {
    letGo();
    forgetVisit(tabStorage);
    if (leaving?.type === 'history') return void navigate(leaving.by);
    if (leaving?.type === 'logout') return void logout().then(() => navigate('/'));
    // Going back must not lead into the left game.
    return void navigate(leaving?.to ?? visit.request.from, { replace: true });
  };
  return (
    <section className="cs-game" aria-label={name}>
      <h1 className="cs-visually-hidden">{name}</h1>
      <GameBar name={name} visit={visit} held={held} currency={currency} onLeave={leaveToHall} />
      <div className="cs-game__stage">
        {!isOver && state.status !== 'closed' && (
          <iframe
            key={state.attempt}
            ref={frame}
            className="cs-game__frame"
            title={t(f.frameOf, { name })}
            src={openedAddress(href, origin ?? location.origin, brand.theme, tag)}
            sandbox={origin === null ? SANDBOX : `${SANDBOX} allow-same-origin`}
            allow={ALLOWED}
            referrerPolicy="origin"
            onLoad={() => {
              if (content !== undefined && handed.current !== state.attempt) {
                handed.current = state.attempt;
                // The host page has no origin that could be named; it is the site's, and shows nothing else at this
                // point.
                frame.current?.contentWindow?.postMessage(
                  { type: 'courtside.content', content },
                  '*',
                );
              } else send({ type: 'appeared', attempt: state.attempt });
            }}
          />
        )}
        <GameCover
          state={isOver ? { status: 'over', attempt: state.attempt } : state}
          name={name}
          onAgain={() => send({ type: 'again' })}
          enName={visit.request.enName}
          last={held}
          currency={currency}
          onReenter={reenter}
          onLeave={leaveToHall}
        />
      </div>
      {/* A notice in place of the game does not get larger when the phone is turned. */}
      {state.status === 'open' && !isOver && <p className="cs-game__turn">{t(f.turn)}</p>}
      {leaving !== null && (
        <LeaveDialog
          enName={visit.request.enName}
          last={held}
          currency={currency}
          mover={mover}
          onStay={() => setLeaving(null)}
          onLeft={leave}
        />
      )}
    </section>
  );
}

/** Asks before any way out of a game. @returns a function that allows leaving */
function useHeldPage(onLeave: (way: WayOut) => void): () => void {
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    end.current = holdPage(onLeave);
    return () => end.current();
  }, [onLeave]);
  return useCallback(() => end.current(), []);
}

/** Enters a game again after a reload for 6302, as its earlier address is invalid then. */
function useReentry({
  visit,
  href,
  reenter,
}: {
  visit: GameVisit;
  href: string;
  reenter: () => void;
}) {
  const { events, tabStorage } = useServices();
  useEffect(
    () =>
      events.on('reEnterGame', () => {
        keepVisit(tabStorage, { ...visit, over: true });
      }),
    [events, tabStorage, visit],
  );
  const begun = useRef('');
  useEffect(() => {
    if (!visit.over || begun.current === href) return;
    begun.current = href;
    reenter();
  }, [href, reenter, visit]);
}
