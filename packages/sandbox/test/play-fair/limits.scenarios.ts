import { expect } from 'vitest';
import { DAY, expectBet, expectCode, HOUR, limitOf, MINUTE, type Scenario } from './stage.ts';

export const LIMIT_SCENARIOS: readonly Scenario[] = [
  {
    title: '[PF-01] a deposit beyond the limit is refused with what is left and until when',
    control: 'limit-deposit',
    async run({ limit, deposit, site }) {
      await limit('deposit', 'day', '300');
      await expectCode(deposit('200'), 6000);
      const { data } = await expectCode(deposit('101'), 6701);
      expect(data).toMatchObject({
        limit: 'deposit',
        period: 'day',
        value: '300.00',
        used: '200.00',
        left: '100.00',
      });
      const { siteTime } = await site.door<{ siteTime: number }>('GET', '/clock');
      const { until } = data as { until: number };
      expect(until).toBeGreaterThan(siteTime);
      expect((until + 8 * HOUR) % DAY).toBe(0);
      await expectCode(deposit('100'), 6000);
    },
  },
  {
    title: '[PF-02] a stake that could lose more than is left of the loss limit is refused',
    control: 'limit-loss',
    async run({ limit, bet }) {
      await limit('loss', 'week', '150');
      await expectBet(bet('100'));
      const { data } = await expectCode(bet('60'), 6701);
      expect(data).toMatchObject({ limit: 'loss', period: 'week', used: '100.00', left: '50.00' });
      await expectBet(bet('50'));
    },
  },
  {
    title: '[PF-03] a stake beyond the stake limit is refused, in sport and in games alike',
    control: 'limit-stake',
    async run({ limit, bet, into, launch, site }) {
      await into('500');
      const { data } = await expectCode(launch(), 6000);
      const ticket = (data as { url: string }).url.split('ticket=')[1];
      await limit('stake', 'day', '120');
      await expectBet(bet('100'));
      const round = async (stake: string) => {
        const body = { ticket, stake, choice: 'spin', key: crypto.randomUUID() };
        const url = 'http://gateway.test/game/demo/round';
        const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
        return (await site.sandbox.fetch(request)).json() as Promise<{ status_code: number }>;
      };
      expect((await round('21')).status_code).toBe(6701);
      expect((await round('20')).status_code).toBe(6000);
      await expectCode(bet('10'), 6701);
    },
  },
  {
    title: '[PF-04] of limits over several periods the one that leaves least holds',
    control: 'every-period',
    async run({ limit, deposit }) {
      await limit('deposit', 'day', '1000');
      await limit('deposit', 'week', '500');
      await limit('deposit', 'month', '400');
      const { data } = await expectCode(deposit('450'), 6701);
      expect(data).toMatchObject({ period: 'month', left: '400.00' });
    },
  },
  {
    title: '[PF-05] days are those of Beijing: what is used is free again at midnight there',
    control: 'beijing-periods',
    async run({ limit, deposit, site, again }) {
      // 15:50 UTC is ten to midnight in Beijing.
      await site.door('POST', '/clock', { set: '2026-06-12T15:50:00Z' });
      await again();
      await limit('deposit', 'day', '100');
      await expectCode(deposit('100'), 6000);
      await site.advance(9 * MINUTE);
      await expectCode(deposit('100'), 6701);
      await site.advance(2 * MINUTE);
      await expectCode(deposit('100'), 6000);
    },
  },
  {
    title: '[PF-06] bets and deposits that are not decided count',
    control: 'pending-counts',
    async run({ limit, bet, deposit }) {
      await limit('stake', 'month', '100');
      await limit('deposit', 'month', '100');
      await expectBet(bet('80'));
      await expectCode(bet('30'), 6701);
      await expectCode(deposit('100'), 6000);
      await expectCode(deposit('100'), 6701);
    },
  },
  {
    title: '[PF-07] two devices at once cannot stake more than the limit together',
    control: 'checked-with-money',
    async run({ limit, bet, second, state }) {
      await limit('stake', 'day', '100');
      const other = second();
      await Promise.all([bet('60'), bet('60', other), bet('60'), bet('60', other)]);
      const used = limitOf(await state(), 'stake', 'day')?.used;
      expect(Number(used)).toBeLessThanOrEqual(100);
    },
  },
  {
    title: '[PF-08] a tighter limit holds at once',
    control: 'tighter-at-once',
    async run({ limit, deposit, state }) {
      await limit('deposit', 'day', '500');
      const { data } = await expectCode(limit('deposit', 'day', '100'), 6000);
      expect(data).toMatchObject({ outcome: 'in-force' });
      expect(limitOf(await state(), 'deposit', 'day')?.inForce).toBe('100.00');
      await expectCode(deposit('200'), 6701);
    },
  },
  {
    title: '[PF-09] a looser limit cannot be confirmed before the delay is over',
    control: 'looser-waits',
    async run({ limit, confirm, deposit, site, state, again }) {
      await limit('deposit', 'day', '100');
      expect((await limit('deposit', 'day', '500')).data).toMatchObject({ outcome: 'waiting' });
      const { data } = await expectCode(confirm('deposit', 'day'), 6710);
      const from = limitOf(await state(), 'deposit', 'day')?.pending?.confirmFrom;
      expect(data).toEqual({ until: from });
      await expectCode(deposit('200'), 6701);
      await site.advance(24 * HOUR - MINUTE);
      await again();
      await expectCode(confirm('deposit', 'day'), 6710);
      await site.advance(MINUTE);
      await again();
      await expectCode(confirm('deposit', 'day'), 6000);
      await expectCode(deposit('200'), 6000);
    },
  },
  {
    title: '[PF-10] the delay alone loosens nothing: a second confirmation does',
    control: 'looser-confirmed',
    async run({ limit, deposit, site, again }) {
      await limit('deposit', 'day', '100');
      await limit('deposit', 'day', '500');
      await site.advance(3 * DAY);
      await again();
      await expectCode(deposit('200'), 6701);
    },
  },
  {
    title: '[PF-11] something tighter that is set meanwhile ends a loosening that waits',
    control: 'tighter-cancels',
    async run({ limit, confirm, site, again }) {
      await limit('deposit', 'day', '100');
      await limit('deposit', 'day', '500');
      // Of the same kind, over another period.
      await limit('deposit', 'week', '200');
      await site.advance(25 * HOUR);
      await again();
      await expectCode(confirm('deposit', 'day'), 6004);
    },
  },
  {
    title: '[PF-12] a loosening that nobody confirms lapses',
    control: 'late-lapses',
    async run({ limit, confirm, site, again }) {
      await limit('loss', 'day', '100');
      await limit('loss', 'day', null);
      await site.advance(8 * DAY + MINUTE);
      await again();
      await expectCode(confirm('loss', 'day'), 6004);
    },
  },
  {
    title: '[PF-13] the ceiling of the market holds under a member’s own limit, and without one',
    control: 'market-ceiling',
    async run({ limit, deposit, policy }) {
      await policy({ ceilings: { 'deposit/month': '250.00' } });
      await expectCode(limit('deposit', 'month', '251'), 6007);
      await expectCode(deposit('251'), 6701);
      await expectCode(deposit('250'), 6000);
    },
  },
  {
    title: '[PF-14] where the market wants a limit, nothing is deposited before it is set',
    control: 'mandatory-first',
    async run({ limit, deposit, policy }) {
      await policy({ mandatory: ['deposit'] });
      const { data } = await expectCode(deposit('100'), 6707);
      expect(data).toEqual({ kinds: ['deposit'] });
      await limit('deposit', 'week', '1000');
      await expectCode(deposit('100'), 6000);
      await expectCode(limit('deposit', 'week', null), 6007);
    },
  },
  {
    title: '[PF-15] a market that is not configured gets the strictest of each point',
    control: 'strictest-unconfigured',
    async run({ site, deposit, state }) {
      await site.door('POST', '/play', { market: 'atlantis' });
      await expectCode(deposit('100'), 6706);
      await site.door('POST', '/play', { name: 'player1', birthday: '1990-05-20' });
      await expectCode(deposit('100'), 6707);
      expect((await state()).shut).toEqual(
        expect.arrayContaining([{ activity: 'promotion', code: 6708 }]),
      );
    },
  },
];
