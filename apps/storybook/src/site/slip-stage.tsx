import '@courtside/betslip/styles.css';
import {
  pickId,
  type OrderIntent,
  type OrderLine,
  type OrderOutcome,
  type Selection,
  type SlipEvent,
  type SlipSettings,
  type SlipState,
} from '@courtside/betslip';
import { Betslip, type BetslipProps } from '@courtside/betslip/react';
import { createBetslipSlice, selectSlip } from '@courtside/betslip/redux';
import {
  createSlipRunner,
  type SlipPort,
  type SlipQuote,
  type SlipRunner,
} from '@courtside/betslip/runner';
import { fakeClock, memoryStore, seededRandom, type FakeClock } from '@courtside/kernel/testing';
import { money } from '@courtside/money';
import { configureStore, type Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

/** The house as a story tells it. A method that is left out never answers. */
export interface StoryHouse {
  place?: (intent: OrderIntent, line: OrderLine, index: number) => OrderOutcome | Promise<never>;
  ask?: (lineKey: string) => OrderOutcome | Promise<never>;
}

/** A slip on the real engine and runner, with a house that does as it is told and a clock that stands still. */
export interface SlipStage {
  readonly store: Store;
  readonly runner: SlipRunner;
  readonly clock: FakeClock;
  readonly house: StoryHouse;
  slip(): SlipState;
  pick(...selections: readonly Selection[]): void;
  send(...events: readonly SlipEvent[]): void;
  stake(id: string, text: string): void;
  /** Waits until what was begun has come back. */
  settle(): Promise<void>;
  /** What the house says of a pick from now on, told at once. */
  say(selection: Selection, change: Partial<SlipQuote>): Promise<void>;
  /** Presses 下注 and waits until the house has said all it says. */
  place(): Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const never = () => new Promise<never>(() => {});

export const slipId = (selection: Selection): string => pickId(selection);

export function createSlipStage({
  settings = {},
  loggedIn = true,
}: {
  settings?: Partial<SlipSettings>;
  loggedIn?: boolean;
} = {}): SlipStage {
  const clock = fakeClock(1000);
  const betslip = createBetslipSlice({ mode: 'multiple', ...settings });
  const store = configureStore({ reducer: { betslip: betslip.slice.reducer } });
  const slip = () => selectSlip(store.getState());
  const picked = new Map<string, Selection>();
  const told = new Map<string, Partial<SlipQuote>>();
  const house: StoryHouse = {};

  function quoteOf(id: string): SlipQuote | null {
    const selection = picked.get(id);
    if (!selection) return null;
    const { price, ratio, strong, score, limits } = selection;
    const known = { open: true, price, ratio, strong, score, token: `quote-${id}` };
    return { ...known, limits: limits ?? { min: '10', max: '5000' }, ...told.get(id) };
  }
  const port: SlipPort = {
    quotes: async (picks) => ({ quotes: picks.map(({ id }) => quoteOf(id)), series: null }),
    place: async (intent, line) =>
      house.place ? house.place(intent, line, intent.lines.indexOf(line)) : never(),
    ask: async (line) => (house.ask ? house.ask(line) : never()),
    giveUp: async () => ({ status: 'rejected', reasons: [{ code: 'house.given-up' }] }),
  };
  const runner = createSlipRunner({
    port,
    send: (event) => store.dispatch(betslip.send(event)),
    read: slip,
    clock,
    random: seededRandom(7),
    storage: memoryStore(),
    memberId: () => (loggedIn ? 'm-1' : null),
  });
  return {
    store,
    runner,
    clock,
    house,
    slip,
    pick(...selections) {
      for (const selection of selections) {
        picked.set(pickId(selection), selection);
        runner.toggle(selection);
      }
    },
    send(...events) {
      for (const event of events) runner.send(event);
    },
    settle,
    stake: (id, text) => void runner.send({ type: 'setStake', id, text }),
    async say(selection, change) {
      // The round that the pick began has ended, so that the next one waits for the clock.
      await settle();
      told.set(pickId(selection), change);
      clock.advance(4000);
      await settle();
    },
    async place() {
      await settle();
      runner.confirm('CNY');
      await settle();
    },
  };
}

/** The slip of a stage, as the sports page shows it: 304 px wide beside the board, a sheet on narrow screens. */
export function SlipOnStage({ stage, ...props }: { stage: SlipStage } & Partial<BetslipProps>) {
  return (
    <Provider store={stage.store}>
      <MemoryRouter>
        <div style={{ width: 304, minHeight: 480 }}>
          <Betslip
            runner={stage.runner}
            currency="CNY"
            balance={money('12580.50', 'CNY')}
            loggedIn
            onLoginNeeded={() => undefined}
            quickAmounts={['50', '100', '500', '1000']}
            onQuickAmountsChange={() => undefined}
            onCustomerService={() => undefined}
            recordsPath="/mine/betRecord"
            {...props}
          />
        </div>
      </MemoryRouter>
    </Provider>
  );
}
