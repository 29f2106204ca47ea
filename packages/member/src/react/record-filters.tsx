import { outcomeMessages } from '@courtside/betting-terms';
import type { VenueType } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { PeriodFields, useVenues, venueTypeTitles } from '@courtside/shell/react';
import { SearchField, SegmentedControl, SelectField } from '@courtside/ui';
import { useState } from 'react';
import {
  digitsOf,
  isOfGames,
  type RecordFilter,
  type RecordStatus,
} from '../core/record-filter.ts';
import { m } from './messages.ts';

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange: (filter: RecordFilter) => void;
}

/** The filters of the list of bets. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const t = useT();
  const ofGames = isOfGames(filter);
  const bounded = ofGames || filter.status !== 'unsettled';
  return (
    <div className="cs-member__tools">
      {!ofGames && (
        <SegmentedControl<RecordStatus>
          label={t(m.status)}
          value={filter.status}
          options={[
            { value: 'unsettled', label: t(outcomeMessages.open) },
            { value: 'settled', label: t(outcomeMessages.settled) },
            { value: 'refused', label: t(outcomeMessages.refused) },
            { value: 'all', label: t(m.all) },
          ]}
          onChange={(status) => onChange({ ...filter, status })}
        />
      )}
      <div className="cs-member__narrow">
        <VenueFields filter={filter} onChange={onChange} />
        {bounded && filter.number === '' && (
          <PeriodFields
            label={t(m.placedAt)}
            value={filter}
            onChange={(bounds) => onChange({ ...filter, ...bounds })}
          />
        )}
        <NumberField key={filter.number} filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}

function VenueFields({ filter, onChange }: RecordFiltersProps) {
  const t = useT();
  const { data: venues = [] } = useVenues();
  const category: VenueType = filter.category === '' ? 'TY' : filter.category;
  // The chosen one is in the list before the venues are loaded, or the field would show another.
  const categories = (Object.keys(venueTypeTitles) as VenueType[]).filter(
    (each) => each === 'TY' || each === category || venues.some((venue) => venue.category === each),
  );
  const own = venues.filter((venue) => venue.category === category);
  const value = own.some(({ enName }) => enName === filter.venue) ? filter.venue : '';
  return (
    <>
      <SelectField<VenueType>
        label={t(m.category)}
        value={category}
        options={categories.map((each) => ({ value: each, label: t(venueTypeTitles[each]) }))}
        onChange={(next) =>
          onChange({ ...filter, category: next === 'TY' ? '' : next, venue: '', number: '' })
        }
      />
      {category !== 'TY' && (
        <SelectField
          label={t(m.venue)}
          value={value}
          options={[
            { value: '', label: t(m.allVenues) },
            ...own.map(({ enName, name }) => ({ value: enName, label: name })),
          ]}
          onChange={(venue) => onChange({ ...filter, venue })}
        />
      )}
    </>
  );
}

function NumberField({ filter, onChange }: RecordFiltersProps) {
  const t = useT();
  const [text, setText] = useState(filter.number);
  /** A number is searched for among bets of every status. */
  const look = (number: string) => {
    if (number === filter.number) return;
    onChange({ ...filter, number, status: number === '' ? filter.status : 'all' });
  };
  return (
    <SearchField
      className="cs-member__number"
      label={t(m.number)}
      hideLabel
      placeholder={t(m.number)}
      inputMode="numeric"
      maxLength={40}
      value={text}
      clearLabel={t(m.clearNumber)}
      onChange={(next) => {
        setText(next);
        if (next === '') look('');
      }}
      onSearch={(next) => look(digitsOf(next))}
      onBlur={() => look(digitsOf(text))}
    />
  );
}
