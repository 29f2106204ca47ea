import { Betslip } from '@courtside/betslip/react';
import type { QuickBetter } from '@courtside/betslip/runner';
import { selectSlip, type BetslipRootState } from '@courtside/betslip/redux';
import type { Violation } from '@courtside/kernel';
import { SlipAside, type BetTools, type SlipAsideProps } from '@courtside/member/react';
import { PLAY_REFUSED, refusalOfParams } from '@courtside/responsible-play';
import { PlayRefusalBanner, PlayRefusalText } from '@courtside/responsible-play/react';
import { useCustomerService, useServices } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import type { SiteSport } from './site-sport.ts';
import { markWord } from './mark-word.tsx';
import { useKeypadChoice } from './use-keypad-choice.ts';
import { useQuickAmounts } from './use-quick-amounts.ts';
import { useSlipAccount } from './use-slip-account.ts';
import { oddsDisplayOf } from './use-slip-picks.ts';

export interface SlipColumnProps {
  /** Id of the slip's region. */
  slipId?: string;
  /** Bets by a click on a price of the page, where it offers them. */
  quick?: QuickBetter | null;
}

function explainRefusal({ code, params }: Violation) {
  const refusal = code === PLAY_REFUSED ? refusalOfParams(params) : null;
  return refusal && <PlayRefusalText refusal={refusal} />;
}

/** The column beside prices: the slip, and the running bets. */
export function createSlipColumn(
  sport: SiteSport,
  tools: BetTools,
): ComponentType<SlipColumnProps> {
  return function SlipColumn({ slipId, quick }: SlipColumnProps) {
    const { brand, events } = useServices();
    const service = useCustomerService();
    const [quickAmounts, setQuickAmounts] = useQuickAmounts();
    const [keypad, setKeypad] = useKeypadChoice();
    const { shut, ...account } = useSlipAccount();
    return (
      <CountedAside
        tools={tools}
        slip={
          <Betslip
            {...(slipId !== undefined && { id: slipId })}
            {...account}
            onToggle={sport.slipDoor.listen}
            runner={sport.runner}
            onLoginNeeded={() => events.emit('showLoginTips', undefined)}
            quickAmounts={quickAmounts}
            onQuickAmountsChange={setQuickAmounts}
            shareAs={brand.name}
            loadShared={sport.loadShared}
            keypad={keypad}
            onKeypadChange={setKeypad}
            quickBets={quick ?? undefined}
            hasMax={brand.toggles.maxStake}
            oddsDisplay={oddsDisplayOf(brand)}
            onCustomerService={service.open}
            recordsPath="/mine/betRecord"
            shut={shut && <PlayRefusalBanner refusal={shut} />}
            explain={explainRefusal}
            markWord={markWord}
          />
        }
      />
    );
  };
}

/** Counts the picks itself: a pick would draw the whole board again if the page did. */
function CountedAside(props: Omit<SlipAsideProps, 'picks'>) {
  const picks = useSelector((root: BetslipRootState) => selectSlip(root).entries.length);
  return <SlipAside picks={picks} {...props} />;
}
