import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUp } from '../testing/set-up.ts';

const step = fc.oneof(
  fc.record({ what: fc.constant('speak' as const), n: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ what: fc.constant('say' as const), n: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ what: fc.constant('cut' as const), n: fc.constant(0) }),
  fc.record({ what: fc.constant('delays' as const), n: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ what: fc.constant('pass' as const), n: fc.integer({ min: 10, max: 7000 }) }),
  fc.record({ what: fc.constant('older' as const), n: fc.constant(0) }),
  fc.record({ what: fc.constant('sleep' as const), n: fc.integer({ min: 100, max: 20_000 }) }),
  fc.record({ what: fc.constant('pause' as const), n: fc.integer({ min: 100, max: 90_000 }) }),
  fc.record({ what: fc.constant('too fast' as const), n: fc.integer({ min: 0, max: 3000 }) }),
  fc.record({ what: fc.constant('jump' as const), n: fc.integer({ min: -1e8, max: 1e8 }) }),
  fc.record({ what: fc.constant('flood' as const), n: fc.integer({ min: 400, max: 700 }) }),
);

/** Strictly ascending: in order, and nothing twice. */
const isInOrder = (ids: readonly number[]) =>
  ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0));

test('[CH-11] [CH-04] nothing is lost, doubled or out of order under cuts, delays, frames that overtake each other and clocks that jump', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 }),
      async (steps, dice) => {
        let slowest = 0;
        let throws = 0;
        const die = () => dice[(throws += 1) % dice.length] ?? 0;
        const line = {
          delay: () => Math.floor((die() * slowest) / 100),
          loses: () => slowest > 0 && die() > 95,
        };
        const at = setUp({ line });
        at.chat.enter('lobby');
        const texts: string[] = [];
        for (const { what, n } of steps) {
          if (what === 'speak' || what === 'flood') {
            for (let each = 0; each < n; each += 1) at.gateway.speak('哈');
          } else if (what === 'say') {
            for (let each = 0; each < n; each += 1) {
              const text = `我 ${texts.length}`;
              if (at.chat.say(text).ok) texts.push(text);
            }
          } else if (what === 'cut') at.gateway.cut();
          else if (what === 'delays') slowest = n;
          else if (what === 'older') at.chat.older();
          else if (what === 'jump') {
            at.off.device += n;
            at.off.gateway -= Math.floor(n / 3);
          } else if (what === 'too fast') {
            at.gateway.refuseNext({ code: 'too-fast', message: '', about: 10003, waitMs: n });
          } else if (what === 'sleep') {
            at.gateway.sleep(true);
            await at.pass(n, 1000);
            // What a sleeping gateway misses is lost; a real socket loses nothing without an end.
            at.gateway.cut();
            at.gateway.sleep(false);
          } else if (what === 'pause') {
            at.connection.pause();
            await at.pass(n, 1000);
            at.connection.resume();
          } else await at.pass(n, 500);
          expect(isInOrder(at.ids())).toBe(true);
        }
        slowest = 0;
        await at.pass(90_000, 300);
        const { room, outbox } = at.chat.state();
        expect(room?.phase).toBe('inside');
        // The shown messages are the end of the room's messages, without a hole.
        const said = at.saidIds();
        expect(at.ids()).toEqual(said.slice(said.length - at.ids().length));
        await at.readAll();
        expect(at.ids()).toEqual(said);
        // A sent message is either published once, or marked as failed and kept in the list.
        const own = at.gateway.said().map(({ msg }) => msg);
        for (const text of texts) {
          const times = own.filter((msg) => msg === text).length;
          const failed = outbox.some(({ msg, state }) => msg === text && state === 'failed');
          expect(times === 1 || (times === 0 && failed)).toBe(true);
        }
        at.chat.dispose();
        at.connection.dispose();
        expect(at.clock.pending()).toBe(0);
      },
    ),
    { numRuns: count('chatSchedules') },
  );
}, 600_000);
