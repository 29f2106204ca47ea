import type { Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useEffect, useRef } from 'react';
import type { ListSport, SportCounts } from '../core/board.ts';
import { m } from './messages.ts';
import { sportNames } from './sport-messages.ts';

export const SPORTS = Object.keys(sportNames) as readonly ListSport[];

export interface SportRailProps {
  sport: ListSport;
  /** Null while they are not known. */
  counts: SportCounts | null;
  onSport: (sport: ListSport) => void;
}

const NONE = { RB: 0, FT: 0, FU: 0 };

function countsOf(counts: SportCounts, sport: ListSport): { live: number; all: number } {
  const codes = sport === 'ALL' ? (Object.keys(counts) as Match['gameType'][]) : [sport];
  let [live, all] = [0, 0];
  for (const code of codes) {
    const { RB, FT, FU } = counts[code] ?? NONE;
    live += RB;
    all += RB + FT + FU;
  }
  return { live, all };
}

/** The sports with their numbers of matches in play and in all. */
export function SportRail({ sport, counts, onSport }: SportRailProps) {
  const t = useT();
  const rail = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the rail scrolls.
    const { current: row } = rail;
    const chosen = row?.querySelector<HTMLElement>(`[data-sport="${sport}"]`);
    if (!row || !chosen) return undefined;
    // With the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => centre(row, chosen));
    return () => cancelAnimationFrame(frame);
  }, [sport]);
  return (
    <ul ref={rail} className="cs-sports-rail" aria-label={t(m.sports)}>
      {SPORTS.map((code) => {
        const name = t(sportNames[code]);
        const told = counts && countsOf(counts, code);
        return (
          <li key={code}>
            <button
              type="button"
              className="cs-sports-rail__sport"
              data-sport={code}
              aria-pressed={sport === code}
              aria-label={told ? t(m.liveOf, { sport: name, ...told }) : name}
              onClick={() => onSport(code)}
            >
              <span className="cs-sports-rail__name">{name}</span>
              {/* They have their places before they are known. */}
              <span className="cs-sports-rail__counts" aria-hidden>
                <span className="cs-sports-rail__live">{told && told.live > 0 && told.live}</span>
                <span className="cs-sports-rail__all">{told && told.all}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls a row, and nothing around it, until one of its parts is in the middle. */
function centre(row: HTMLElement, part: HTMLElement): void {
  const [around, own] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
}
