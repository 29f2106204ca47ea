import { partWords, scoreText } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import { useT, type Translate } from '@courtside/i18n/react';
import { ReturnLink } from '@courtside/shell/react';
import { Badge, classNames, ScoreBox } from '@courtside/ui';
import { Link } from 'react-router';
import { BOARD_PATHS, matchPath } from '../../core/match-path.ts';
import { MatchTime, SERVED } from '../match-head.tsx';
import { m as board } from '../messages.ts';
import { StarButton } from '../star-button.tsx';
import { useBoardChoices } from '../use-board-choices.ts';
import { hasGoals, useGoal } from '../use-goal.ts';
import { useAsked } from '../use-asked.ts';
import { MatchPitch } from './match-pitch.tsx';
import { m, type Play } from './messages.ts';
import { TeamCrest } from '../team-crest.tsx';

/** With more parts than this, parts are numbered, as their names would not fit beside each other. */
const NAMED_PARTS = 5;
const THIRDS = 3;

export interface ScorePanelProps {
  match: Match;
  play: Play | null;
  watchAddress: ((gidm: string) => Promise<string | null>) | undefined;
}

/** The head of the page: the teams, the phase of the match, the score, and the current play. */
export function ScorePanel({ match, play, watchAddress }: ScorePanelProps) {
  const t = useT();
  const [choices, store] = useBoardChoices();
  const goal = useGoal(match);
  const { gidm, gameType, team_h: home, team_c: away, league_name: league, parentGidm } = match;
  const scored = goal.told && hasGoals(match);
  return (
    <section
      className={classNames('cs-match-score', match.isLive && 'is-live', scored && 'is-scored')}
      aria-label={league}
    >
      {scored && <span key={goal.count} className="cs-sports-match__flash" aria-hidden />}
      <div className="cs-match-score__head">
        <ReturnLink
          className="cs-match-score__back"
          to={BOARD_PATHS}
          search={gameType === 'FT' ? '' : `?sport=${gameType}`}
        >
          {t(m.back)}
        </ReturnLink>
        <span className="cs-match-score__league">{league}</span>
        {gameType === 'VF' && <Badge tone="warning">{t(board.virtual)}</Badge>}
        <MatchTime match={match} />
        {scored && (
          <Badge tone="live" role="status">
            {t(board.goal)}
          </Badge>
        )}
        <span className="cs-match-score__tools">
          {parentGidm !== undefined && <Link to={matchPath(parentGidm)}>{t(m.parent)}</Link>}
          {watchAddress && match.isLive && <Watch gidm={gidm} address={watchAddress} />}
          <StarButton
            label={t(board.starMatch, { home, away })}
            starred={choices.matches.includes(gidm)}
            onToggle={() => store.toggle('matches', gidm)}
          />
        </span>
      </div>
      <div className="cs-match-score__now">
        <Score match={match} />
        <MatchPitch match={match} play={play} />
      </div>
    </section>
  );
}

/** A link to the broadcast of the match; nothing where there is none. */
function Watch({
  gidm,
  address,
}: {
  gidm: string;
  address: (gidm: string) => Promise<string | null>;
}) {
  const t = useT();
  const { data } = useAsked(gidm, () => address(gidm));
  if (!data) return null;
  return (
    <a href={data} target="_blank" rel="noreferrer">
      {t(m.watch)}
    </a>
  );
}

interface Column {
  head: string;
  h: string;
  c: string;
}

/** The columns between the teams and the score: half-time, parts, and the running game. */
function columnsOf(match: Match, t: Translate): Column[] {
  const { gameType, discipline, HalfTime, parts = [], sc_game_H, sc_game_A } = match;
  const partName = (at: number): string => {
    // Parts after the thirds of ice hockey are overtime.
    if (discipline === 'IH' && at >= THIRDS) return t(board.overtime, { left: '' }).trim();
    return parts.length > NAMED_PARTS
      ? String(at + 1)
      : partWords(at + 1, discipline ?? gameType, t);
  };
  const columns = parts.map(({ h, c }, at) => ({
    head: partName(at),
    h: String(h),
    c: String(c),
  }));
  if (parts.length === 0 && HalfTime) {
    columns.push({ head: t(m.half), h: String(HalfTime.h), c: String(HalfTime.c) });
  }
  if (gameType === 'TN' && match.isLive && sc_game_H !== undefined && sc_game_A !== undefined) {
    columns.push({ head: t(m.game), h: sc_game_H, c: sc_game_A });
  }
  return columns;
}

/** Sports with one player on each side. */
const OF_PLAYERS: ReadonlySet<Match['gameType']> = new Set(['TN', 'TT', 'SK']);

/** The unit of the score; in other sports it is a total of points or goals. */
const COUNTED: Readonly<Partial<Record<Match['gameType'], Message>>> = {
  TN: m.setsWon,
  VB: m.gamesWon,
  TT: m.gamesWon,
  SK: m.gamesWon,
};

function Score({ match }: { match: Match }) {
  const t = useT();
  const { team_h, team_c, serving, corners, cards, parts = [] } = match;
  const begun = match.gameStatus !== 'scheduled';
  const columns = begun ? columnsOf(match, t) : [];
  const side = (own: 'H' | 'C') => {
    const name = own === 'H' ? team_h : team_c;
    return {
      name,
      badge: <TeamCrest match={match} side={own} size="md" />,
      total: begun ? String(own === 'H' ? match.sc_FT_H : match.sc_FT_C) : '–',
      periods: columns.map((column) => (own === 'H' ? column.h : column.c)),
      serving: match.isLive && serving === own && SERVED.has(match.gameType),
    };
  };
  const counts = [
    corners && t(m.corners, { score: scoreText(corners) }),
    cards && t(m.cards, { score: scoreText(cards) }),
  ].filter((each) => each !== undefined);
  return (
    <div className="cs-match-score__box">
      <ScoreBox
        label={t(m.live)}
        teamLabel={t(OF_PLAYERS.has(match.gameType) ? m.player : m.team)}
        totalLabel={t(COUNTED[match.gameType] ?? m.total)}
        servingLabel={t(m.serving)}
        home={side('H')}
        away={side('C')}
        periodLabels={columns.map(({ head }) => head)}
        {...(match.isLive && parts.length > 0 && { currentPeriod: parts.length - 1 })}
      />
      {begun && counts.length > 0 && <p className="cs-match-score__counts">{counts.join(' · ')}</p>}
    </div>
  );
}
