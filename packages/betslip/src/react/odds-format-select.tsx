import { oddsFormatMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { ODDS_FORMATS, type OddsFormat } from '@courtside/money';
import { SelectField } from '@courtside/ui';
import { useSelector } from 'react-redux';
import { oddsFormatLock } from '../core/slip/slip.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { MarkWord } from './mark-word.ts';
import { m } from './messages.ts';

export interface OddsFormatSelectProps {
  onChoose: (format: OddsFormat) => void;
  /** Explains its label. @default the plain label */
  markWord?: MarkWord;
  /** Shown in place of the slip's format, for a page that is rendered at build time. @default the slip's format */
  shown?: OddsFormat;
}

/** The only field for choosing the odds format. A series fixes it to Hong Kong, and the field says so. */
export function OddsFormatSelect({ onChoose, markWord, shown }: OddsFormatSelectProps) {
  const t = useT();
  const slip = useSelector(selectSlip);
  const isHeld = shown === undefined && oddsFormatLock(slip) !== null;
  return (
    <SelectField<OddsFormat>
      layout="stack"
      label={t(m.oddsFormat)}
      shownLabel={markWord?.('format', t(m.oddsFormat))}
      value={shown ?? slip.oddsFormat}
      disabled={isHeld}
      {...(isHeld && { hint: t(m.formatHeld) })}
      options={ODDS_FORMATS.map((value) => ({ value, label: t(oddsFormatMessages[value]) }))}
      onChange={onChoose}
    />
  );
}
