import type { Match } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import { m as board } from '../messages.ts';
import { playNames, m, type Play } from './messages.ts';

const WIDTH = 210;
const HEIGHT = 100;

/** Position of the play on the pitch, as a share of its length, seen from the side that has the ball. */
const REACH: Readonly<Record<Play['kind'], number>> = {
  break: 0.5,
  safe: 0.35,
  attack: 0.6,
  danger: 0.78,
  shot: 0.88,
  corner: 0.98,
  goal: 0.97,
};

/** Sports whose feed reports the current play, with the kind of their ground. */
const GROUNDS: Readonly<Partial<Record<Match['gameType'], 'football' | 'net'>>> = {
  FT: 'football',
  VF: 'football',
  TN: 'net',
  VB: 'net',
  TT: 'net',
};

/** The current play in words. @example playText(play, match, t) // 墨西哥 危险进攻 */
function playText(
  { kind, side }: Play,
  { gameType, team_h, team_c }: Pick<Match, 'gameType' | 'team_h' | 'team_c'>,
  t: Translate,
): string {
  const team = side === 'H' ? team_h : side === 'C' ? team_c : '';
  // In sports with a net, the side that has the ball serves.
  if (kind === 'safe' && GROUNDS[gameType] === 'net') return t(board.serving, { team });
  return `${team} ${t(playNames[kind])}`.trim();
}

/** The position of the ball, drawn from the play that the feed reports; nothing in sports whose feed has no play. */
export function MatchPitch({ match, play }: { match: Match; play: Play | null }) {
  const t = useT();
  const ground = GROUNDS[match.gameType];
  if (!ground || !play || !match.isLive) return null;
  const what = playText(play, match, t);
  const fromHome = ground === 'net' && play.kind === 'safe' ? 0.12 : REACH[play.kind];
  const x = WIDTH * (play.side === 'C' ? 1 - fromHome : fromHome);
  const y = play.kind === 'corner' ? 4 : HEIGHT / 2;
  const pressing = play.kind !== 'break' && play.side !== '';
  return (
    <figure className="cs-match-pitch">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t(m.pitch, { what })}
        className={classNames('cs-match-pitch__ground', `is-${ground}`)}
      >
        <rect className="cs-match-pitch__grass" width={WIDTH} height={HEIGHT} rx="4" />
        {pressing && (
          <rect
            className={classNames(
              'cs-match-pitch__zone',
              play.side === 'C' ? 'is-away' : 'is-home',
            )}
            width={WIDTH}
            height={HEIGHT}
            style={{ transform: `scaleX(${fromHome})` }}
          />
        )}
        {ground === 'football' ? <FootballLines /> : <NetLines />}
        <g
          className="cs-match-pitch__ball"
          style={{ transform: `translate(${x.toFixed(1)}px, ${y}px)` }}
        >
          {/* A new element for each goal, so that two goals in a row are both animated. */}
          {play.kind === 'goal' && <circle key={play.at} className="cs-match-pitch__ring" r="10" />}
          <circle className={play.side === 'C' ? 'is-away' : 'is-home'} r="4.5" />
        </g>
      </svg>
      <figcaption aria-hidden>{what}</figcaption>
    </figure>
  );
}

function FootballLines() {
  return (
    <g className="cs-match-pitch__lines">
      <rect x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} />
      <path d={`M${WIDTH / 2} 3V${HEIGHT - 3}`} />
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="13" />
      <rect x="3" y="22" width="30" height="56" />
      <rect x="3" y="37" width="11" height="26" />
      <rect x={WIDTH - 33} y="22" width="30" height="56" />
      <rect x={WIDTH - 14} y="37" width="11" height="26" />
    </g>
  );
}

function NetLines() {
  return (
    <g className="cs-match-pitch__lines">
      <rect x="12" y="10" width={WIDTH - 24} height={HEIGHT - 20} />
      <path d={`M12 24H${WIDTH - 12}M12 ${HEIGHT - 24}H${WIDTH - 12}`} />
      <path d={`M60 24V${HEIGHT - 24}M${WIDTH - 60} 24V${HEIGHT - 24}M60 50H${WIDTH - 60}`} />
      <path className="is-net" d={`M${WIDTH / 2} 4V${HEIGHT - 4}`} />
    </g>
  );
}
