import { useT } from '@courtside/i18n/react';
import { SegmentedControl } from '@courtside/ui';
import { memo } from 'react';
import type { SlipMode, SlipState } from '../core/slip/slip-state.ts';
import { validEntries } from '../core/slip/slip-picks.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';

const MODES: readonly SlipMode[] = ['single', 'multiple', 'series'];

type ModesOfSlip = Pick<SlipState, 'mode' | 'entries'>;

/** Number of bets, or legs of one bet, that the picks make in a mode. */
function countIn(mode: SlipMode, slip: ModesOfSlip): number {
  if (mode === 'single') return Math.min(slip.entries.length, 1);
  return mode === slip.mode ? validEntries(slip).length : slip.entries.length;
}

/** 单关, 多项, 串关 with the number of picks that each takes. */
export const SlipModes = memo(function SlipModes({
  runner,
  ...slip
}: ModesOfSlip & { runner: SlipRunner }) {
  const t = useT();
  return (
    <SegmentedControl
      className="cs-betslip-modes"
      label={t(m.modes)}
      value={slip.mode}
      onChange={(mode) => runner.send({ type: 'setMode', mode })}
      options={MODES.map((mode) => ({
        value: mode,
        label: t(m[mode]),
        count: countIn(mode, slip),
      }))}
    />
  );
});
