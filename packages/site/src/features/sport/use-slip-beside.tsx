import { Betslip } from '@courtside/betslip/react';
import { selectSlip, type BetslipRootState } from '@courtside/betslip/redux';
import { SlipAside, type BetTools, type SlipAsideProps } from '@courtside/member/react';
import { isCurrency, money } from '@courtside/money';
import { PLAY_REFUSED, refusalOfParams } from '@courtside/responsible-play';
import { PlayRefusalBanner, PlayRefusalText, usePlayShut } from '@courtside/responsible-play/react';
import { useBalance, useCustomerService, useServices, useSession } from '@courtside/shell/react';
import type { PickPort } from '@courtside/sports/react';
import type { Violation } from '@courtside/kernel';
import { useId, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { SiteSport } from './site-sport.ts';
import { markWord } from './mark-word.tsx';
import { useKeypadChoice } from './use-keypad-choice.ts';
import { useQuickBets } from './use-quick-bets.ts';
import { useQuickAmounts } from './use-quick-amounts.ts';
import { oddsDisplayOf, useSlipPicks } from './use-slip-picks.ts';

function explainRefusal({ code, params }: Violation) {
  const refusal = code === PLAY_REFUSED ? refusalOfParams(params) : null;
  return refusal && <PlayRefusalText refusal={refusal} />;
}

export interface SlipBesideOptions {
  /** Offers bets by a click on a price, for a page whose prices use `port`. @default true */
  quickBets?: boolean;
}

export interface SlipBeside {
  /** Id of the slip's region, for a link to it. */
  readonly slipId: string;
  readonly port: PickPort;
  readonly aside: ReactNode;
}

/** The slip beside prices, and the port for clicked prices. */
export function useSlipBeside(
  sport: SiteSport,
  tools: BetTools,
  { quickBets = true }: SlipBesideOptions = {},
): SlipBeside {
  const { brand, events } = useServices();
  // A unique id, as left pages are kept, each with its slip.
  const slipId = useId();
  const service = useCustomerService();
  const [quickAmounts, setQuickAmounts] = useQuickAmounts();
  const [keypad, setKeypad] = useKeypadChoice();
  const { loggedIn } = useSession();
  const { data: balance } = useBalance();
  // With an unknown currency an amount must not be shown, or bet, in another currency.
  const own = isCurrency(balance?.currency) ? balance.currency : null;
  const currency = own ?? brand.currency;
  const shut = usePlayShut('bet');
  const funds = own && balance ? money(balance.centerWalletBalance, own) : null;
  const quick = useQuickBets(
    sport,
    quickBets && loggedIn && !shut ? { loggedIn, currency, balance: funds } : null,
  );
  const touched = useMemo(
    () => (quick ? { toggle: quick.touch } : sport.runner),
    [quick, sport.runner],
  );
  const port = useSlipPicks(touched);
  const aside = (
    <CountedAside
      tools={tools}
      slip={
        <Betslip
          id={slipId}
          onToggle={sport.slipDoor.listen}
          runner={sport.runner}
          currency={currency}
          balance={funds}
          loggedIn={loggedIn}
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
  return { slipId, port, aside };
}

/** Counts the picks itself: a pick would draw the whole board again if the page did. */
function CountedAside(props: Omit<SlipAsideProps, 'picks'>) {
  const picks = useSelector((root: BetslipRootState) => selectSlip(root).entries.length);
  return <SlipAside picks={picks} {...props} />;
}
