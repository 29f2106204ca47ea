import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { useSelector } from 'react-redux';
import { shareCode } from '../core/slip/share-code.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import { m } from './messages.ts';

export interface SharePicksButtonProps {
  disabled: boolean;
  /** Takes the code of the picks, for `SharedPicks`: what they are on, never stakes. */
  onShare: (code: string) => void;
}

/** Puts the picks of the slip into what somebody writes. With an empty slip there is no button. */
export function SharePicksButton({ disabled, onShare }: SharePicksButtonProps) {
  const t = useT();
  const entries = useSelector((root: BetslipRootState) => selectSlip(root).entries);
  if (entries.length === 0) return null;
  return (
    <Button type="button" size="sm" disabled={disabled} onClick={() => onShare(shareCode(entries))}>
      {t(m.sharePicks)}
    </Button>
  );
}
