import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { useSelector } from 'react-redux';
import { shareCode } from '../core/slip/share-code.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import { m } from './messages.ts';

export interface SharePicksButtonProps {
  disabled: boolean;
  /** Called with the code of the picks, for `SharedPicks`, without stakes. */
  onShare: (code: string) => void;
}

/** Button that adds the picks of the slip to a message. It is hidden while the slip is empty. */
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
