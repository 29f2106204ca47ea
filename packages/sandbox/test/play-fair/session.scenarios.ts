import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { md5Hex } from '../../src/access/passwords.ts';
import { expectBet, expectCode, HOUR, MINUTE, play, type Scenario, type Stage } from './stage.ts';

/** Somebody who stays on the page: it asks by itself. */
async function stay({ site, ask }: Stage, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 4) {
    await site.advance(Math.min(left, 4) * MINUTE);
    await ask(`${play}/session`, { active: 1 });
  }
}

export const SESSION_SCENARIOS: readonly Scenario[] = [
  {
    title: '[PF-16] after the interval no stake is taken until the reality check is acknowledged',
    control: 'reality-check-stops',
    async run(stage) {
      const { limit, bet, ask, into } = stage;
      await limit('reality-check', 'session', '30');
      await expectBet(bet('10'));
      await stay(stage, 30);
      const { data } = await expectCode(bet('10'), 6703);
      expect(data).toMatchObject({
        dueAt: expect.any(Number),
        session: { staked: '10.00', net: '-10.00' },
      });
      await expectCode(into('10'), 6703);
      await expectCode(ask(`${play}/acknowledge`), 6000);
      await expectBet(bet('10'));
    },
  },
  {
    title: '[PF-17] neither time nor a new login ends a reality check',
    control: 'reality-check-stays',
    async run(stage) {
      const { limit, bet, again, site, state } = stage;
      await limit('reality-check', 'session', '10');
      await bet('10');
      await stay(stage, 12);
      await again();
      expect((await state()).session.checkDue).toBe(true);
      await site.advance(2 * HOUR);
      await again();
      await expectCode(bet('10'), 6703);
    },
  },
  {
    title: '[PF-18] a reality check tells time, staked, returned and net of this session alone',
    control: 'session-figures',
    async run(stage) {
      const { bet, site, again, ask } = stage;
      await expectBet(bet('70'));
      await site.advance(HOUR);
      await again();
      await expectBet(bet('30'));
      await site.advance(3 * MINUTE);
      const { data } = await ask(`${play}/session`, { active: 0 });
      expect(data).toMatchObject({
        elapsedMs: expect.any(Number),
        staked: '30.00',
        returned: '0.00',
        net: '-30.00',
      });
      expect((data as { elapsedMs: number }).elapsedMs).toBeLessThan(HOUR);
    },
  },
  {
    title: '[PF-19] the session goes on over a new login: its clock does not begin anew',
    control: 'session-continues',
    async run(stage) {
      const { state, again, site } = stage;
      const { startedAt } = (await state()).session;
      await stay(stage, 10);
      await again();
      expect((await state()).session.startedAt).toBe(startedAt);
      await site.advance(15 * MINUTE);
      await again();
      expect((await state()).session.startedAt).toBeGreaterThan(startedAt);
    },
  },
  {
    title:
      '[PF-20] play is shut when the time of a session is used up, until the member has rested',
    control: 'limit-session',
    async run(stage) {
      const { limit, bet, again, site } = stage;
      await limit('session', 'session', '30');
      await expectBet(bet('10'));
      await stay(stage, 30);
      const { data } = await expectCode(bet('10'), 6702);
      const { startedAt, until } = data as { startedAt: number; until: number };
      expect(until - startedAt).toBe(45 * MINUTE);
      await again();
      await expectCode(bet('10'), 6702);
      await site.advance(15 * MINUTE);
      await expectBet(bet('10'));
    },
  },
  {
    title: '[PF-21] an idle session answers nothing until the member proves who they are, in place',
    control: 'idle-session',
    async run(stage) {
      const { policy, ask, site, bet, state } = stage;
      await policy({ idleMinutes: 10 });
      const info = '/site/api/v1/user/member/info';
      await expectCode(ask(`${play}/session`, { active: 1 }), 6000);
      // The page asks by itself all the while; that is no activity.
      for (let i = 0; i < 5; i += 1) {
        await site.advance(2 * MINUTE);
        await ask(info);
      }
      await expectCode(ask(info), 6709);
      await expectCode(
        bet('10').catch(() => ask(info)),
        6709,
      );
      expect((await state()).session.idle).toBe(true);
      await expectCode(ask(`${play}/session`, { active: 1 }), 6000);
      await expectCode(ask(info), 6709);
      await expectCode(ask(`${play}/reauthenticate`, { password: md5Hex('wrong') }), 6002);
      await expectCode(ask(`${play}/reauthenticate`, { password: md5Hex('abc12345') }), 6000);
      await expectCode(ask(info), 6000);
    },
  },
  {
    title: '[PF-22] money and time of 3, 6 and 12 months can be read by day',
    control: async ({ site }) =>
      site.door('POST', '/faults', { path: `${play}/history`, statusCode: 6005, times: 9 }),
    async run(stage) {
      const { bet, deposit, ask } = stage;
      await deposit('200');
      await expectBet(bet('50'));
      await stay(stage, 8);
      for (const months of [3, 6, 12]) {
        const { data } = await expectCode(ask(`${play}/history`, { months }), 6000);
        expect(data).toMatchObject({
          days: [{ deposited: '200.00', staked: '50.00', net: '-50.00' }],
          total: { deposited: '200.00', staked: '50.00', net: '-50.00' },
        });
        const { total } = data as { total: { minutes: number } };
        expect(total.minutes).toBeGreaterThanOrEqual(8);
      }
    },
  },
  {
    title: '[PF-23] a birthday under age closes play at once, whatever is typed afterwards',
    control: 'under-age-stays',
    async run({ ask, bet, deposit, launch, state, site }) {
      const profile = (birthday: string) =>
        ask('/site/api/v1/user/member/updateProfile', {
          gender: 'male',
          birthday,
          nickname: '小测试',
        });
      await expectCode(profile('2008-06-13'), 6007);
      await expectCode(deposit('100'), 6706);
      await profile('1990-05-20');
      const { data } = await expectCode(bet('10'), 6706);
      expect(data).toEqual({ minimumAge: 18, until: Date.parse('2026-06-12T16:00:00Z') });
      await expectCode(launch(), 6706);
      expect((await state()).shut.map(({ activity }) => activity)).toContain('bet');
      // On their birthday it opens.
      await site.door('POST', '/clock', { set: '2026-06-12T16:00:00Z' });
      await expectBet(bet('10'));
    },
  },
  {
    title: '[PF-24] a member whose birthday is under the age of the market does not play',
    control: 'under-age',
    async run({ policy, site, bet }) {
      await policy({ minimumAge: 21 });
      await site.door('POST', '/play', { name: 'player1', birthday: '2006-01-01' });
      const { data } = await expectCode(bet('10'), 6706);
      expect(data).toEqual({ minimumAge: 21, until: Date.parse('2026-12-31T16:00:00Z') });
    },
  },
  {
    title:
      '[PF-25] no play and no deposit from a region or address that is shut out; money goes back',
    control: 'region-play',
    async run({ site, bet, deposit, into, launch, ask }) {
      await into('100');
      await site.door('POST', '/gate', { limitedRegions: ['127.0.'] });
      await expectCode(bet('10'), 6031);
      await expectCode(deposit('100'), 6031);
      await expectCode(launch(), 6031);
      await site.door('POST', '/gate', { limitedRegions: [], blockedIps: ['127.0.0.1'] });
      await expectCode(into('10'), 6033);
      const body = { channelCode: 'QFDZ', amount: '50', ty: '2', key: randomUUID() };
      await expectCode(ask('/fd/api/v1/transfer/utcTransfer', body), 6000);
    },
  },
  {
    title: '[PF-26] where the market allows no bonus, none is given',
    control: 'market-bonuses',
    async run({ deposit, site, claim, policy }) {
      await deposit('100');
      await site.advance(MINUTE);
      await policy({ bonuses: false });
      const { data } = await expectCode(claim(), 6708);
      expect(data).toEqual({ feature: 'bonuses' });
    },
  },
];
