import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** One side of a match. */
export interface ScoreSide {
  name: string;
  /** A flag or a shield, as decoration: the name is shown beside it. */
  badge?: ReactNode;
  /** The decisive score: goals, or sets won. */
  total: string;
  /** Scores of the periods or sets, as many as there are `periodLabels`; empty for a period that has not begun. */
  periods?: readonly string[];
  /** Has the service, or the ball. */
  serving?: boolean;
}

/** All other props go to the `<table>`, which is the root element. */
export interface ScoreBoxProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  home: ScoreSide;
  away: ScoreSide;
  /** Name of the table, e.g. the match. */
  label: string;
  /** Head of the column of teams. */
  teamLabel: string;
  totalLabel: string;
  /** Heads of the periods or sets. @default none */
  periodLabels?: readonly string[];
  /** Index of the current period, from 0. */
  currentPeriod?: number;
  /** Text that marks the serving side. */
  servingLabel?: string;
}

const NONE: readonly string[] = [];

/** The score of a match, with its periods or sets. */
export function ScoreBox({
  home,
  away,
  label,
  teamLabel,
  totalLabel,
  periodLabels = NONE,
  currentPeriod,
  servingLabel,
  className,
  ...rest
}: ScoreBoxProps) {
  const heads = periodLabels.map((text, at) => ({ text, at }));
  return (
    <table aria-label={label} {...rest} className={classNames('cs-score', className)}>
      <thead>
        <tr>
          <th scope="col" className="cs-score__team">
            {teamLabel}
          </th>
          {heads.map(({ text, at }) => (
            <th key={at} scope="col">
              {text}
            </th>
          ))}
          <th scope="col">{totalLabel}</th>
        </tr>
      </thead>
      <tbody>
        {[
          { key: 'home', side: home },
          { key: 'away', side: away },
        ].map(({ key, side }) => (
          <tr key={key}>
            <th scope="row" className="cs-score__team">
              <span className="cs-score__side">
                {side.badge}
                <span className="cs-score__name">{side.name}</span>
                {side.serving && (
                  <span className="cs-score__serving" role="img" aria-label={servingLabel} />
                )}
              </span>
            </th>
            {heads.map(({ at }) => (
              <td key={at} className={classNames(at === currentPeriod && 'is-current')}>
                {side.periods?.[at] || '–'}
              </td>
            ))}
            <td className="cs-score__total">{side.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
