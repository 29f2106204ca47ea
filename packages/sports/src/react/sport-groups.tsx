import type { Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import type { BoardSection } from '../core/arrange-board.ts';
import type { Board, ListSport } from '../core/board.ts';
import { LeagueSection } from './league-section.tsx';
import { m } from './messages.ts';
import { sportNames } from './sport-messages.ts';
import { SPORTS } from './sport-rail.tsx';

/** Most matches of each sport in the overview; the sport's own board has all of them. */
const MOST = 4;

export interface SportGroupsProps {
  board: Board;
  sections: readonly BoardSection[];
  slipId: string | undefined;
  onSport: (sport: ListSport) => void;
}

/** The first matches of a sport, under the heads of their leagues. */
function firstOf(sections: readonly BoardSection[]): readonly BoardSection[] {
  let left = MOST;
  return sections.flatMap((section) => {
    const gidms = section.gidms.slice(0, left);
    left -= gidms.length;
    // A section that is shown whole stays the same object, so that it is not drawn again.
    if (gidms.length === section.gidms.length) return [section];
    return gidms.length > 0 ? [{ ...section, gidms }] : [];
  });
}

/** All sports in one list, each as a small board. */
export function SportGroups({ board, sections, slipId, onSport }: SportGroupsProps) {
  const t = useT();
  const sportOf = ({ gidms }: BoardSection): Match['gameType'] | undefined =>
    board.match(gidms[0] ?? '')?.gameType;
  return SPORTS.map((sport) => {
    const own = sections.filter((section) => sportOf(section) === sport);
    if (own.length === 0) return null;
    const name = t(sportNames[sport]);
    const count = own.reduce((sum, { gidms }) => sum + gidms.length, 0);
    return (
      <section key={sport} className="cs-sports-group" aria-label={name}>
        <div className="cs-sports-group__head">
          <h2>{name}</h2>
          <Button size="sm" variant="ghost" onClick={() => onSport(sport)}>
            {t(m.allOf, { sport: name })} {count}
          </Button>
        </div>
        {firstOf(own).map((section, at) => (
          <LeagueSection
            key={section.key}
            section={section}
            slipId={slipId}
            level={3}
            leads={at === 0}
          />
        ))}
      </section>
    );
  });
}
