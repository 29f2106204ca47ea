import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { OddsText, Popover, PRICE_COLORS, RadioGroupField } from '@courtside/ui';
import type { ReactElement } from 'react';
import { m } from './display-messages.ts';
import { useServices } from '../services.tsx';
import { usePriceColors } from '../use-price-colors.ts';

export interface DisplayPanelProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Settings of how the page shows price moves. */
export function DisplayPanel({ trigger, open, onOpenChange }: DisplayPanelProps) {
  const t = useT();
  const { priceColors } = useServices();
  const colors = usePriceColors();
  const moves = { up: t(m.up), down: t(m.down) };
  return (
    <Popover
      trigger={trigger}
      title={t(m.display)}
      closeLabel={t(words.close)}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
    >
      <RadioGroupField
        label={t(m.priceColors)}
        value={colors}
        onChange={(next) => priceColors.choose(next)}
        options={PRICE_COLORS.map((value) => ({ value, label: t(m[value]) }))}
      />
      <p className="cs-shell-display__sample">
        <OddsText value="1.05" move="up" moveLabels={moves} />
        <OddsText value="0.92" move="down" moveLabels={moves} />
      </p>
    </Popover>
  );
}
