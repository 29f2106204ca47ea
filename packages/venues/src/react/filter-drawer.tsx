import type { Game } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, CheckboxField, Drawer, Fieldset, SegmentedControl } from '@courtside/ui';
import {
  FACETS,
  facetCounts,
  NO_CHOICE,
  rtpCounts,
  type Facet,
  type GameChoice,
  type OwnGames,
} from '../core/catalogue.ts';
import { c, facetTitles, volatilityTitles } from './catalogue-messages.ts';
import { useTraitName } from './trait-messages.ts';

export interface FilterDrawerProps {
  open: boolean;
  games: readonly Game[];
  choice: GameChoice;
  own: OwnGames;
  /** Number of games that match the choice. */
  found: number;
  onChange: (choice: GameChoice) => void;
  onClose: () => void;
}

const RTP_STEPS = ['', '94.00', '95.00', '96.00'] as const;

/** The filters of a catalogue, each value with its number of games. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, games, choice, own, found, onChange, onClose } = props;
  const t = useT();
  const traitName = useTraitName();
  const nameOf = (facet: Facet, value: string): string => {
    if (facet === 'providers') {
      return games.find(({ venueCode }) => venueCode === value)?.venueName ?? value;
    }
    const title = facet === 'volatilities' ? volatilityTitles[value] : undefined;
    return title ? t(title) : traitName(value);
  };
  const toggle = (facet: Facet, value: string, on: boolean) =>
    onChange({
      ...choice,
      [facet]: on ? [...choice[facet], value] : choice[facet].filter((each) => each !== value),
    });
  return (
    <Drawer
      open={open}
      side="right"
      title={t(c.filters)}
      closeLabel={t(words.close)}
      onClose={onClose}
      className="cs-game-filters"
      footer={
        <div className="cs-venues-row">
          <Button
            onClick={() =>
              onChange({ ...NO_CHOICE, text: choice.text, list: choice.list, sort: choice.sort })
            }
          >
            {t(c.reset)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t(c.showFound, { count: found })}
          </Button>
        </div>
      }
    >
      {FACETS.map((facet) => {
        const counts = facetCounts(games, facet, choice, own);
        if (counts.length < 2) return null;
        return (
          <Fieldset key={facet} legend={t(facetTitles[facet])}>
            <div className="cs-game-filters__values">
              {counts.map(({ value, count }) => (
                <CheckboxField
                  key={value}
                  checked={choice[facet].includes(value)}
                  onChange={(on) => toggle(facet, value, on)}
                >
                  {nameOf(facet, value)} <span className="cs-game-filters__count">{count}</span>
                </CheckboxField>
              ))}
            </div>
          </Fieldset>
        );
      })}
      {games.some(({ rtp }) => rtp !== '') && (
        <Fieldset legend={t(c.rtpTitle)}>
          <SegmentedControl<(typeof RTP_STEPS)[number]>
            label={t(c.rtpTitle)}
            value={RTP_STEPS.find((each) => each === choice.rtp) ?? ''}
            options={rtpCounts(games, RTP_STEPS, choice, own).map(({ value, count }) => ({
              ...{ value, count },
              label: value === '' ? t(c.rtpAny) : t(c.rtpFrom, { rtp: value.replace('.00', '') }),
            }))}
            onChange={(rtp) => onChange({ ...choice, rtp })}
          />
        </Fieldset>
      )}
    </Drawer>
  );
}
