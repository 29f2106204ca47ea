import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { REQUEST_LATE_MS } from '../core/lost-request.ts';
import type { WithdrawalOutcome } from '../core/withdrawal.ts';
import { createWithdrawalRunner, WITHDRAWAL_ASK_MS } from './withdrawal-runner.ts';

const wanted = {
  cardId: 'K1',
  kind: 'bank',
  card: '**** 4242',
  amount: '100.00',
  costs: null,
} as const;
const ABSENT: WithdrawalOutcome = { status: 'absent' };
const REFUSED: WithdrawalOutcome = {
  status: 'refused',
  refusal: { statusCode: 6012, reason: 'limit' },
} as WithdrawalOutcome;
/** Waits until resolved answers are handled. */
const settled = () =>
  Promise.resolve()
    .then(() => undefined)
    .then(() => undefined);

/** Tabs of one device, with a gateway whose answers the test gives. */
function device() {
  const clock = fakeClock(1_000_000);
  const storage = memoryStore();
  const login = { memberId: 'm' };
  let keys = 0;
  const tab = () => {
    const calls: { what: string; answer: (to: WithdrawalOutcome | Error) => Promise<unknown> }[] =
      [];
    const call = (what: string) =>
      new Promise<WithdrawalOutcome>((resolve, reject) => {
        calls.push({
          what,
          answer(to) {
            if (to instanceof Error) reject(to);
            else resolve(to);
            return settled();
          },
        });
      });
    const runner = createWithdrawalRunner({
      port: {
        send: ({ key }) => call(`send ${key.slice(-1)}`),
        ask: (key) => call(`ask ${key.slice(-1)}`),
      },
      clock,
      storage,
      memberId: () => login.memberId,
      newKey: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
    });
    runner.start();
    const last = (what: string) => {
      const found = calls.findLast((each) => each.what.startsWith(what));
      if (!found) throw new Error(`No ${what}`);
      return found;
    };
    /** Sends a withdrawal whose answer is lost, and whose outcome is then `absent`. */
    async function lose() {
      runner.choose(wanted);
      runner.confirm('md5');
      await last('send').answer(new Error('cut'));
      await last('ask').answer(ABSENT);
    }
    return { runner, calls, last, lose, status: () => runner.state().status };
  };
  return { clock, storage, login, tab };
}

test('a press that comes twice sends one withdrawal', () => {
  const { tab } = device();
  const { runner, calls } = tab();
  runner.choose(wanted);
  runner.confirm('md5');
  runner.confirm('md5');
  expect(calls.map(({ what }) => what)).toEqual(['send 1']);
});

test('what is sent again is decided by its own answer, and by no older question', async () => {
  const { clock, tab } = device();
  const { runner, last, lose, status } = tab();
  await lose();
  clock.advance(REQUEST_LATE_MS);
  const older = last('ask');
  runner.confirm('md5');
  await older.answer(ABSENT);
  expect(status()).toBe('sent');
  clock.advance(WITHDRAWAL_ASK_MS);
  await last('send').answer(REFUSED);
  expect(status()).toBe('refused');
});

test('a question that fails does not make what was sent meanwhile a lost one', async () => {
  const { clock, tab } = device();
  const { runner, last, lose, status } = tab();
  await lose();
  clock.advance(WITHDRAWAL_ASK_MS);
  const older = last('ask');
  runner.confirm('md5');
  await older.answer(new Error('cut'));
  expect(status()).toBe('sent');
});

test('a second tab goes on with the withdrawal of the first, whenever it comes to know of it', async () => {
  const { tab } = device();
  const [first, second, third] = [tab(), tab(), tab()];
  second.runner.choose(wanted);
  await first.lose();
  // Its confirmation was open before the first withdrawal was sent.
  second.runner.confirm('md5');
  expect(second.status()).toBe('unknown');
  third.runner.choose(wanted);
  expect(third.status()).toBe('unknown');
  const sent = [first, second, third].flatMap(({ calls }) =>
    calls.filter(({ what }) => what.startsWith('send')),
  );
  expect(sent).toHaveLength(1);
});

test('what another tab has sent again is asked for, and not given up', async () => {
  const { clock, storage, tab } = device();
  const first = tab();
  await first.lose();
  const second = tab();
  await second.last('ask').answer(ABSENT);
  clock.advance(REQUEST_LATE_MS - 1);
  second.runner.confirm('md5');
  clock.advance(1);
  first.runner.dismiss();
  expect(first.status()).toBe('unknown');
  expect(storage.keys()).toHaveLength(1);
  await first.last('ask').answer(ABSENT);
  first.runner.dismiss();
  expect(first.status()).toBe('absent');
  clock.advance(REQUEST_LATE_MS);
  // The last request by key was sent while the other tab's request could still be accepted.
  first.runner.dismiss();
  expect(first.status()).toBe('absent');
  clock.advance(WITHDRAWAL_ASK_MS);
  await first.last('ask').answer(ABSENT);
  first.runner.dismiss();
  expect(first.status()).toBe('none');
});

test('what another member is logged in over is neither shown, asked for nor sent, and waits for whose it is', async () => {
  const { clock, storage, login, tab } = device();
  const { runner, calls, lose, last, status } = tab();
  await lose();
  login.memberId = 'other';
  const before = calls.length;
  clock.advance(WITHDRAWAL_ASK_MS);
  expect([status(), calls.length]).toEqual(['none', before]);
  runner.confirm('md5');
  runner.choose(wanted);
  expect(status()).toBe('confirming');
  expect(storage.keys()).toHaveLength(1);
  login.memberId = 'm';
  runner.start();
  expect(status()).toBe('unknown');
  await last('ask').answer(ABSENT);
  expect(status()).toBe('absent');
});

test('costs of now replace those of a confirmation once, and none of what is under way', () => {
  const { tab } = device();
  const { runner } = tab();
  const costs = { fee: '8.00', arrives: '12.81' };
  runner.reprice(costs);
  expect(runner.state().status).toBe('none');
  runner.choose({ ...wanted, costs });
  let told = 0;
  runner.subscribe(() => (told += 1));
  runner.reprice({ ...costs });
  expect(told).toBe(0);
  runner.reprice({ ...costs, arrives: '12.80' });
  expect(runner.state()).toMatchObject({
    costsChanged: true,
    intent: { costs: { arrives: '12.80' } },
  });
  runner.confirm('md5');
  runner.reprice(costs);
  expect(runner.state()).toMatchObject({ status: 'sent', intent: { costs: { arrives: '12.80' } } });
});

test('[CA-66] a withdrawal that another tab has made since the confirmation opened is told, and wants one more press', async () => {
  const { tab } = device();
  const [one, other] = [tab(), tab()];
  one.runner.choose(wanted);
  other.runner.choose(wanted);
  one.runner.confirm('md5');
  await one.last('send').answer({ status: 'order', order: { orderId: 'W1' } } as WithdrawalOutcome);
  expect(one.status()).toBe('accepted');
  other.runner.confirm('md5');
  expect(other.runner.state()).toMatchObject({ status: 'confirming', another: true });
  expect(other.calls).toEqual([]);
  other.runner.confirm('md5');
  expect(other.status()).toBe('sent');
  await other
    .last('send')
    .answer({ status: 'order', order: { orderId: 'W2' } } as WithdrawalOutcome);
  // A withdrawal accepted before the confirmation opened is already shown by the page.
  one.runner.dismiss();
  one.runner.choose(wanted);
  one.runner.confirm('md5');
  expect(one.status()).toBe('sent');
});
