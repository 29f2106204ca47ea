import type { Outright } from '@courtside/contract';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createOutrights } from './outrights.ts';

const outright = (ior = '4.00'): Outright => ({
  gid: '701',
  gidm: '7',
  gtype: 'FT',
  wtype: 'FS',
  league_id: 'L1',
  league_name: '世界杯',
  showType: 'FSFT',
  closesAt: 1000,
  sw: true,
  runners: [{ pick: '1', name: '巴西', ior }],
});
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setUp() {
  const clock = fakeClock(0);
  let answer: () => Promise<Outright[]> = async () => [outright()];
  let asked = 0;
  let reload: (() => void) | null = null;
  const outrights = createOutrights({
    gateway: {
      async ask() {
        asked += 1;
        return { method: 'getOutrights', serverTime: 0, outrights: await answer() } as never;
      },
    },
    sport: 'FT',
    clock,
    random: seededRandom(1),
    pollMs: 8000,
    onTextsChange(own) {
      reload = own;
      return () => (reload = null);
    },
  });
  const shown: string[] = [];
  outrights.onOverview(() => shown.push(outrights.overview().status));
  return {
    outrights,
    clock,
    shown,
    asked: () => asked,
    changeLanguage: () => reload?.(),
    listens: () => reload !== null,
    say(next: () => Promise<Outright[]>) {
      answer = next;
    },
    async pass(ms: number) {
      clock.advance(ms);
      await settle();
    },
  };
}

const cut = async (): Promise<never> => {
  throw new Error('cut');
};

test('it asks at its pace, and tells only what is news', async () => {
  const { outrights, shown, pass, say, asked } = setUp();
  outrights.start();
  await pass(0);
  expect(outrights.overview()).toMatchObject({ status: 'ready', outrights: [outright()] });
  await pass(8000);
  expect([asked(), shown]).toEqual([2, ['ready']]);
  say(async () => [outright('3.50')]);
  await pass(8000);
  expect(outrights.overview().outrights[0]?.runners[0]?.ior).toBe('3.50');
  expect(shown).toEqual(['ready', 'ready']);
});

test('what never came is a failure, what came once grows stale at the second failure, and both come back', async () => {
  const { outrights, pass, say, shown } = setUp();
  say(cut);
  outrights.start();
  await pass(0);
  expect(outrights.overview().status).toBe('failed');
  say(async () => [outright()]);
  outrights.reload();
  await pass(0);
  expect(outrights.overview().status).toBe('ready');
  say(cut);
  await pass(8000);
  expect(outrights.overview().status).toBe('ready');
  await pass(4000);
  expect(outrights.overview()).toMatchObject({ status: 'stale', outrights: [outright()] });
  say(async () => [outright()]);
  await pass(4000);
  expect(shown).toEqual(['failed', 'loading', 'ready', 'stale', 'ready']);
});

test('a change of language asks anew, and what was disposed neither asks nor listens', async () => {
  const { outrights, pass, asked, changeLanguage, listens } = setUp();
  outrights.start();
  await pass(0);
  changeLanguage();
  await pass(0);
  expect(asked()).toBe(2);
  outrights.dispose();
  await pass(60_000);
  expect([asked(), listens()]).toEqual([2, false]);
});

test('an answer that a newer question has overtaken changes nothing', async () => {
  const { outrights, pass, say } = setUp();
  let late: (told: Outright[]) => void = () => {};
  say(() => new Promise((resolve) => (late = resolve)));
  outrights.start();
  await pass(0);
  say(async () => [outright('2.00')]);
  outrights.reload();
  await pass(0);
  late([outright('9.00')]);
  await pass(0);
  expect(outrights.overview().outrights[0]?.runners[0]?.ior).toBe('2.00');
});
