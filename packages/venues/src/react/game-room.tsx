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

/** What a game may do in its frame; `allow-same-origin` only for the origin of somebody else. */
const SANDBOX = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';
/** Not the full screen, in which a game would hide the way out and what the site asks and tells. */
const ALLOWED = 'autoplay; screen-wake-lock';

export interface GameRoomProps {
  href: string;
  /** Origin of the address; null for the site's own, whose documents get none in the frame. */
  origin: string | null;
  /** Whose game it is, and where they came from. */
  visit: GameVisit;
  mover: MoneyMover;
  /** Of the member's wallets. */
  currency: string;
  /** What the host at `href` is handed to show, where a launch answered content in place of an address. */
  content?: string;
}

/** A game with what a member needs beside it: where they are, what the venue holds, how long they play, the way out. */
export function GameRoom({ href, origin, visit, mover, currency, content }: GameRoomProps) {
  const t = useT();
  const { brand, events, tabStorage } = useServices();
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<WayOut | null>(null);
  const leaveToHall = () => setLeaving({ type: 'link', to: visit.request.from });
  const asked = useRef<() => void>(() => undefined);
  /** The attempt whose host was handed its content: what it loads after that is the game. */
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
    // Back must not lead into what was left.
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
                // The host has no origin that could be named; it is ours, and has been given nothing else to show yet.
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
      {/* Under what stands in the place of a game nothing gets larger. */}
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

/** Whatever leads away from a game asks first. @returns lets it */
function useHeldPage(onLeave: (way: WayOut) => void): () => void {
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    end.current = holdPage(onLeave);
    return () => end.current();
  }, [onLeave]);
  return useCallback(() => end.current(), []);
}

/** A game that must be entered again (6302) is: the address of before is worth nothing after the reload. */
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
