import { useT } from '@courtside/i18n/react';
import type { PlayState } from '../core/play-view.ts';
import { m } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

/** The deposit limits in force with the rest of each, shown before an amount is typed; nothing where none is set. */
export function DepositLimits({ state }: { state: PlayState }) {
  const t = useT();
  const texts = usePlayTexts();
  const limits = state.limits.filter(({ kind, value }) => kind === 'deposit' && value !== null);
  if (limits.length === 0) return null;
  return (
    <ul className="cs-play__note cs-play-left">
      {limits.map(({ kind, period, value, left }) => (
        <li key={period}>
          {t(m.leftOfLimit, {
            name: texts.limitName(kind, period),
            value: texts.value(kind, value ?? ''),
            left: texts.value(kind, left ?? value ?? ''),
          })}
        </li>
      ))}
    </ul>
  );
}
