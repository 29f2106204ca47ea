import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { createTransferRunner, type TransferIntent, type TransferOutcome } from '@courtside/wallet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EntryRequest } from '../core/entry-flow.ts';
import { readAddress } from '../platform/read-address.ts';
import { createEntryRunner, type LaunchOutcome, type LookOutcome } from './entry-runner.ts';

const OWNER = 'm';
const VENUES = ['QFDZ', 'KXZR'] as const;
type Venue = (typeof VENUES)[number];

const requestOf = (enName: Venue): EntryRequest => ({
  enName,
  category: enName === 'KXZR' ? 'ZR' : 'DZ',
  name: enName,
  from: '/',
});

const textOf = (fen: number): string => (fen / 100).toFixed(2);

/** A gateway with a house, a centre wallet and one for each venue, in fen. It carries out each key once. */
function gateway() {
  const wallets = { centre: 10_000, QFDZ: 0, KXZR: 0, house: 0 };
  const closed = new Set<Venue>();
  const bound = new Set<Venue>();
  const answers = new Map<string, TransferOutcome>();
  /** Effects of orders and launches on each wallet, recorded when they happen; rounds are not included. */
  const effects: { key: string; venue: Venue; fen: number }[] = [];
  let ticket = 0;
  let auto = false;
  const refuse = (statusCode: number, data: unknown = null): LaunchOutcome => ({
    status: 'refused',
    refusal: { statusCode, message: '', data, fault: statusCode },
  });
  return {
    wallets,
    closed,
    bound,
    effects,
    setAuto: (on: boolean) => (auto = on),
    launch({ enName }: EntryRequest, agreed: boolean): LaunchOutcome {
      const venue = enName as Venue;
      if (closed.has(venue)) return refuse(6415, { reopensAt: 1 });
      if (bound.has(venue) && !agreed) return refuse(6413);
      if (auto && wallets.centre > 0) {
        effects.push({ key: 'launch', venue, fen: wallets.centre });
        wallets[venue] += wallets.centre;
        wallets.centre = 0;
      }
      ticket += 1;
      return { status: 'launched', url: `https://games.example/t?ticket=${ticket}` };
    },
    look: ({ enName }: EntryRequest): LookOutcome => ({
      status: 'known',
      funds: {
        ...{ autoTransfer: auto ? 1 : 0, currency: 'CNY', activity: null },
        ...{ centre: textOf(wallets.centre), there: textOf(wallets[enName as Venue]) },
      },
    }),
    round(venue: Venue, fen: number, pays: number) {
      if (closed.has(venue) || wallets[venue] < fen) return;
      wallets[venue] += pays - fen;
      wallets.house += fen - pays;
    },
    transfer({ key, task, agreed }: TransferIntent): TransferOutcome {
      const known = answers.get(key);
      if (known) return known;
      if (task.type === 'recycle') throw new Error('Not of this test');
      const venue = task.venue as Venue;
      const refused = (statusCode: number): TransferOutcome => ({
        status: 'refused',
        refusal: { statusCode, text: '', activity: null },
      });
      if (closed.has(venue)) return refused(6415);
      if (bound.has(venue) && !(task.type === 'in' && agreed)) return refused(6413);
      const fen = Math.round(Number(task.amount) * 100);
      const [from, to] =
        task.type === 'in' ? (['centre', venue] as const) : ([venue, 'centre'] as const);
      if (wallets[from] < fen) return refused(6012);
      wallets[from] -= fen;
      wallets[to] += fen;
      effects.push({ key, venue, fen: task.type === 'in' ? fen : -fen });
      const done: TransferOutcome = {
        status: 'done',
        result: { type: 'moved', amount: task.amount, centerWalletBalance: '', venueBalance: '' },
      };
      answers.set(key, done);
      return done;
    },
  };
}

type Fate = 'answer' | 'late' | 'lostBefore' | 'lostAfter' | 'abnormal';
const fates = fc.array(
  fc.constantFrom<Fate>('answer', 'answer', 'late', 'lostBefore', 'lostAfter', 'abnormal'),
  { maxLength: 24 },
);
const venue = fc.constantFrom(...VENUES);
const acts = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('enter' as const), venue }),
    fc.record({ do: fc.constant('takeIn' as const), venue }),
    fc.record({
      do: fc.constantFrom('in' as const, 'out' as const),
      venue,
      fen: fc.integer({ min: 1, max: 6000 }),
    }),
    fc.record({
      do: fc.constant('round' as const),
      venue,
      fen: fc.integer({ min: 1, max: 3000 }),
      pays: fc.integer({ min: 0, max: 6000 }),
    }),
    fc.record({ do: fc.constantFrom('close' as const, 'open' as const, 'bind' as const), venue }),
    fc.record({
      do: fc.constantFrom('goOn', 'dismiss', 'again', 'auto', 'blockWindows', 'letWindows'),
    }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
  ),
  { minLength: 1, maxLength: 30 },
);

const heard = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const known = (centre: string, autoTransfer: 0 | 1): LookOutcome => ({
  status: 'known',
  funds: { autoTransfer, centre, there: '5.00', currency: 'CNY', activity: null },
});

const RUNS = 1000;

test(
  '[VE-06] launches, transfers, cuts, maintenance and blocked windows in any order: a definite state, and each order moves once what it was told to have moved @money',
  { timeout: 120_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(acts, fates, async (schedule, network) => {
        const clock = fakeClock(1_000_000);
        const house = gateway();
        const left = [...network];
        let windows = true;
        let keys = 0;
        const opened: string[] = [];
        const carry = <T>(work: () => T, lost: () => T, door: () => T): Promise<T> => {
          const fate = left.shift() ?? 'answer';
          if (fate === 'answer') return Promise.resolve(work());
          if (fate === 'abnormal') return Promise.resolve(door());
          if (fate === 'lostBefore') return Promise.resolve().then(lost);
          const done = work();
          if (fate === 'lostAfter') return Promise.resolve().then(lost);
          return new Promise((resolve) => clock.after(9000, () => resolve(done)));
        };
        const fault = (statusCode: number | null) => ({
          status: 'refused' as const,
          refusal: { statusCode, message: '', data: null, fault: 'cut' },
        });
        const entries = createEntryRunner({
          look: (request) =>
            carry<LookOutcome>(
              () => house.look(request),
              () => fault(null),
              () => fault(6302),
            ),
          launch: (request, agreed) =>
            carry<LaunchOutcome>(
              () => house.launch(request, agreed),
              () => fault(null),
              () => fault(6302),
            ),
          places: {
            site: 'https://site.example',
            games: ['https://games.example'],
            read: readAddress,
          },
          open(entry) {
            if (entry.type === 'window' && !windows) return false;
            if (entry.type === 'window' || entry.type === 'frame') opened.push(entry.href);
            return true;
          },
          askToLogIn: () => undefined,
          settled: () => undefined,
          memberId: () => OWNER,
        });
        const moneys = createTransferRunner({
          port: (intent) =>
            carry(
              () => house.transfer(intent),
              () => {
                throw new Error('cut');
              },
              (): TransferOutcome => ({
                status: 'refused',
                refusal: { statusCode: 6302, text: '', activity: null },
              }),
            ),
          clock,
          storage: memoryStore(),
          memberId: () => OWNER,
          newKey: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
        });
        /** Amounts reported to the member as moved, by the key of the order. */
        const told = new Map<string, number>();
        moneys.subscribe(() => {
          const now = moneys.state();
          if (now.status !== 'done' || now.intent.task.type === 'recycle') return;
          const fen = Math.round(Number(now.intent.task.amount) * 100);
          told.set(now.intent.key, now.intent.task.type === 'in' ? fen : -fen);
        });
        moneys.start();
        const total = () => Object.values(house.wallets).reduce((sum, each) => sum + each, 0);
        for (const act of schedule) {
          if (act.do === 'enter') entries.enter(requestOf(act.venue));
          else if (act.do === 'takeIn') entries.takeIn(requestOf(act.venue));
          else if (act.do === 'in' || act.do === 'out') {
            moneys.order({ type: act.do, venue: act.venue, amount: (act.fen / 100).toFixed(2) });
          } else if (act.do === 'round') house.round(act.venue, act.fen, act.pays);
          else if (act.do === 'close') house.closed.add(act.venue);
          else if (act.do === 'open') house.closed.delete(act.venue);
          else if (act.do === 'bind') house.bound.add(act.venue);
          else if (act.do === 'wait') clock.advance(act.ms);
          else if (act.do === 'goOn') entries.goOn(true);
          else if (act.do === 'dismiss') entries.dismiss();
          else if (act.do === 'again') entries.again();
          else if (act.do === 'auto') house.setAuto(true);
          else windows = act.do === 'letWindows';
          await heard();
          expect(total()).toBe(10_000);
          seen.add(entries.state().status);
        }
        // The connection works again: neither machine may hang.
        left.length = 0;
        for (let at = 0; at < 80; at += 1) {
          clock.advance(3000);
          await heard();
        }
        expect(['looking', 'launching']).not.toContain(entries.state().status);
        expect(['sent', 'unknown']).not.toContain(moneys.state().status);
        expect(total()).toBe(10_000);
        // Each order moved money at most once, exactly the reported amount; nothing else left the centre wallet.
        const orders = house.effects.filter(({ key }) => key !== 'launch');
        expect(orders.map(({ key }) => key).toSorted()).toEqual([...told.keys()].toSorted());
        for (const { key, fen } of orders) expect(told.get(key)).toBe(fen);
        const into = house.effects.reduce((sum, { fen }) => sum + fen, 0);
        expect(house.wallets.centre).toBe(10_000 - into);
        for (const amount of Object.values(house.wallets).slice(0, 3)) {
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        for (const href of opened) expect(href).toMatch(/^https:\/\/games\.example\//);
        moneys.dispose();
      }),
      { numRuns: RUNS },
    );
    // Every state must be reached, so that the property covers each.
    expect([...seen].toSorted()).toEqual([
      'idle',
      'launching',
      'looking',
      'maintenance',
      'moves-all',
      'refused',
      'transfer-in',
      'window-blocked',
    ]);
  },
);

test('a second launch while the first is under way is not sent, and a late answer to one that is no longer waited for leads nowhere', async () => {
  const sent: string[] = [];
  const answers: ((outcome: LaunchOutcome) => void)[] = [];
  const opened: string[] = [];
  const runner = createEntryRunner({
    look: () => Promise.resolve(known('0.00', 0)),
    launch: ({ enName }) => {
      sent.push(enName);
      return new Promise((resolve) => answers.push(resolve));
    },
    places: { site: 'https://site.example', games: ['https://games.example'], read: readAddress },
    open: (_, { enName }) => {
      opened.push(enName);
      return true;
    },
    askToLogIn: () => undefined,
    settled: () => undefined,
    memberId: () => OWNER,
  });
  runner.enter(requestOf('QFDZ'));
  runner.enter(requestOf('KXZR'));
  await heard();
  expect(sent).toEqual(['QFDZ']);
  runner.dismiss();
  runner.enter(requestOf('KXZR'));
  await heard();
  answers[0]?.({ status: 'launched', url: 'https://games.example/1' });
  await heard();
  expect(opened).toEqual([]);
  answers[1]?.({ status: 'launched', url: 'https://games.example/2' });
  await heard();
  expect(opened).toEqual(['KXZR']);
  expect(runner.state()).toEqual({ status: 'idle' });
});

const places = {
  site: 'https://site.example',
  games: ['https://games.example'],
  read: readAddress,
};
const still = {
  ...{ places, open: () => true, askToLogIn: () => undefined, settled: () => undefined },
  memberId: () => OWNER,
};

test('nothing is launched that would move money before the member was told so, also where that was turned on meanwhile', async () => {
  let now = known('80.00', 1);
  const sent: boolean[] = [];
  const runner = createEntryRunner({
    look: () => Promise.resolve(now),
    async launch(_, agreed) {
      sent.push(agreed);
      return { status: 'launched', url: 'https://games.example/1' };
    },
    ...still,
  });
  runner.enter(requestOf('QFDZ'));
  await heard();
  expect(runner.state()).toMatchObject({ status: 'moves-all', funds: { centre: '80.00' } });
  expect(sent).toEqual([]);
  runner.dismiss();
  await heard();
  expect(sent).toEqual([]);

  // The dialog for an amount was opened while automatic transfer was off.
  runner.takeIn(requestOf('QFDZ'));
  runner.goOn(true);
  await heard();
  expect(runner.state().status).toBe('moves-all');
  runner.goOn(false);
  await heard();
  expect(sent).toEqual([true]);

  now = known('0.00', 1);
  runner.enter(requestOf('QFDZ'));
  await heard();
  expect(sent).toEqual([true, false]);
});

test('what the dialog told is held against the wallets once more: the launch moves that amount, or the member is told the other', async () => {
  let now = known('80.00', 1);
  const sent: boolean[] = [];
  const runner = createEntryRunner({
    look: () => Promise.resolve(now),
    async launch(_, agreed) {
      sent.push(agreed);
      return { status: 'launched', url: 'https://games.example/1' };
    },
    ...still,
  });
  const told = (centre: string) => ({
    ...{ autoTransfer: 1 as const, centre, there: '5.00', currency: 'CNY', activity: null },
  });
  // A deposit arrived while the dialog told that nothing would move.
  runner.takeIn(requestOf('QFDZ'));
  runner.goOn(true, told('0.00'));
  await heard();
  expect(runner.state()).toMatchObject({ status: 'moves-all', funds: { centre: '80.00' } });
  expect(sent).toEqual([]);
  runner.goOn(false);
  await heard();
  expect(sent).toEqual([true]);

  runner.takeIn(requestOf('QFDZ'));
  runner.goOn(false, told('80.00'));
  await heard();
  expect(sent).toEqual([true, false]);
  expect(runner.state().status).toBe('idle');

  // The money left meanwhile: the launch moves nothing.
  now = known('0.00', 1);
  runner.takeIn(requestOf('QFDZ'));
  runner.goOn(false, told('80.00'));
  await heard();
  expect(sent).toEqual([true, false, false]);
});

test('a retry after a refusal keeps what the member agreed to', async () => {
  const sent: boolean[] = [];
  const refusal = { statusCode: null, message: '', data: null, fault: 'cut' };
  const runner = createEntryRunner({
    look: () => Promise.resolve(known('0.00', 0)),
    async launch(_, agreed) {
      sent.push(agreed);
      return { status: 'refused', refusal };
    },
    ...still,
  });
  runner.takeIn(requestOf('QFDZ'));
  runner.goOn(true);
  await heard();
  runner.again();
  await heard();
  expect(sent).toEqual([true, true]);
  runner.dismiss();
  runner.enter(requestOf('QFDZ'));
  await heard();
  expect(sent).toEqual([true, true, false]);
});

test('the answer to a launch is neither opened nor told once another member is logged in', async () => {
  let member: string | null = OWNER;
  const shown: string[] = [];
  let answer: (outcome: LaunchOutcome) => void = () => undefined;
  const runner = createEntryRunner({
    look: () => Promise.resolve(known('0.00', 0)),
    launch: () => new Promise((resolve) => (answer = resolve)),
    ...still,
    open: () => Boolean(shown.push('opened')),
    memberId: () => member,
    movedIn: () => shown.push('moved in'),
  });
  const enter = async (now: string | null, fate: LaunchOutcome) => {
    member = OWNER;
    runner.enter(requestOf('QFDZ'));
    await heard();
    member = now;
    answer(fate);
    await heard();
  };
  const launched = {
    ...{ status: 'launched' as const, url: 'https://games.example/1', transferred: '80.00' },
  };
  const refusal = { statusCode: 6301, message: '', data: null, fault: 'refused' };
  for (const other of ['m2', null]) {
    await enter(other, launched);
    await enter(other, { status: 'refused', refusal });
    expect(runner.state()).toEqual({ status: 'idle' });
  }
  expect(shown).toEqual([]);
  await enter(OWNER, launched);
  expect(shown).toEqual(['moved in', 'opened']);
});

test('a launch that may have moved money and whose answer is lost tells what the wallets hold then, in sports too', async () => {
  const looks: LookOutcome[] = [known('80.00', 1), known('0.00', 1)];
  const cut: LaunchOutcome = {
    status: 'refused',
    refusal: { statusCode: null, message: '', data: null, fault: 'cut' },
  };
  const runner = createEntryRunner({
    look: () => Promise.resolve(looks.shift() ?? cut),
    launch: () => Promise.resolve(cut),
    ...still,
  });
  runner.enter({ ...requestOf('QFDZ'), category: 'TY' });
  await heard();
  runner.goOn(false);
  await heard();
  expect(runner.state()).toMatchObject({ status: 'refused', funds: { centre: '0.00' } });

  // With nothing to move, a lost answer is an ordinary fault; unreadable balances are reported as unknown.
  runner.dismiss();
  looks.push(known('0.00', 1));
  runner.enter(requestOf('QFDZ'));
  await heard();
  expect(runner.state()).not.toHaveProperty('funds');
  runner.dismiss();
  looks.push(known('80.00', 1));
  runner.enter(requestOf('QFDZ'));
  await heard();
  runner.goOn(false);
  await heard();
  expect(runner.state()).toMatchObject({ status: 'refused', funds: null });
});
