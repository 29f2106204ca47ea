import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { ReturnLink } from '@courtside/shell/react';
import {
  ButtonLink,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  SelectField,
} from '@courtside/ui';
import { BOARD_PATHS } from '../../core/match-path.ts';
import { bettingDayStart } from '@courtside/contract';
import { m as page } from '../match-page/messages.ts';
import { m as board } from '../messages.ts';
import { m } from './messages.ts';

export interface ResultsBarProps {
  /** Betting days that can be chosen, the latest first. */
  days: readonly number[];
  day: number;
  onDay: (day: number) => void;
}

/** The choice of the day, and a link to the current matches. */
export function ResultsBar({ days, day, onDay }: ResultsBarProps) {
  const t = useT();
  const { tag } = useLanguage();
  return (
    <div className="cs-results__bar">
      <ButtonLink size="sm" variant="ghost" render={<ReturnLink to={BOARD_PATHS} />}>
        {t(page.back)}
      </ButtonLink>
      <IconButton
        label={t(m.earlier)}
        disabled={!days.includes(day - 1)}
        onClick={() => onDay(day - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </IconButton>
      <SelectField
        label={t(board.day)}
        value={String(day)}
        options={days.map((each) => ({
          value: String(each),
          label: formatDay(bettingDayStart(each), tag),
        }))}
        onChange={(value) => onDay(Number(value))}
      />
      <IconButton
        label={t(m.later)}
        disabled={!days.includes(day + 1)}
        onClick={() => onDay(day + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </IconButton>
      <p className="cs-results__hint">{t(m.dayHint)}</p>
    </div>
  );
}
