import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { balance } from '../harness.ts';
import { chatClient } from '../chat-client.ts';
import { codeTo, loggedIn, registered, sendCode } from '../people.ts';
import { cardNumber, PASSWORD } from '../money-members.ts';
import {
  DAY,
  expectBet,
  expectCode,
  HOUR,
  MINUTE,
  play,
  type Scenario,
  type Stage,
} from './stage.ts';

const coolOff = ({ ask }: Stage, hours = 24) => ask(`${play}/coolOff`, { hours, confirmed: 1 });
const exclude = ({ ask }: Stage, months: number | null = 6) =>
  ask(`${play}/exclude`, { months, confirmed: 1 });

const gift = (ask: Stage['ask']) =>
  ask('/stream/api/v1/gift/send', {
    rid: 'lobby',
    giftCode: 'scarf',
    count: 1,
    key: randomUUID(),
  });

async function chatting({ site, name, one, again }: Stage) {
  await again();
  const { token } = await site.door<{ token: string }>('POST', '/members', { name });
  one.use(token);
  const { data } = await one.call<{ body: string }>('/site/api/v1/user/member/jwt');
  const chat = chatClient(site);
  await chat.send(10001, { token, body: data.body });
  await chat.send(10002, { rid: 'lobby' });
  return chat;
}

export const BREAK_SCENARIOS: readonly Scenario[] = [
  {
    title: '[PF-27] no bet during a break, and one of before is settled and paid',
    control: 'break-bets',
    async run(stage) {
      const { bet, site, one } = stage;
      await expectBet(bet('100'));
      await coolOff(stage);
      const { data } = await expectCode(bet('10'), 6704);
      expect((data as { until: number }).until).toBeGreaterThan(0);
      const { gidm } = await site.match('Brazil');
      await site.door('POST', `/matches/${gidm}`, { finish: true, score: { h: 2, c: 0 } });
      expect((await balance(one)).locked).toBe('0.00');
      expect(Number((await balance(one)).free)).toBeGreaterThan(10_000);
    },
  },
  {
    title: '[PF-28] no deposit during a break',
    control: 'break-deposits',
    async run(stage) {
      await coolOff(stage);
      await expectCode(stage.deposit('100'), 6704);
    },
  },
  {
    title: '[PF-29] no game and no money into one during a break; a game that is open ends',
    control: 'break-games',
    async run(stage) {
      const { launch, into, site } = stage;
      await into('100');
      const { data } = await expectCode(launch(), 6000);
      const ticket = (data as { url: string }).url.split('ticket=')[1];
      await coolOff(stage);
      await expectCode(launch(), 6704);
      await expectCode(into('10'), 6704);
      const body = { ticket, stake: '1', choice: 'spin', key: randomUUID() };
      const url = 'http://gateway.test/game/demo/round';
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      const heard = (await (await site.sandbox.fetch(request)).json()) as { status_code: number };
      expect(heard.status_code).toBe(6704);
    },
  },
  {
    title: '[PF-30] no promotion is claimed during a break',
    control: 'break-promotions',
    async run(stage) {
      await stage.deposit('100');
      await stage.site.advance(MINUTE);
      await coolOff(stage);
      await expectCode(stage.claim(), 6704);
    },
  },
  {
    title: '[PF-31] no chat during a break: whoever is in a room is out, and comes into none',
    control: 'break-chat',
    async run(stage) {
      const chat = await chatting(stage);
      expect(chat.fresh(10016)).toHaveLength(1);
      await coolOff(stage);
      expect(chat.fresh(10020)).toMatchObject([{ what: 'break' }]);
      chat.seen();
      await chat.send(10002, { rid: 'lobby' });
      expect(chat.notices()).toEqual(['break']);
    },
  },
  {
    title: '[PF-32] no gift during a break',
    control: 'break-gifts',
    async run(stage) {
      await coolOff(stage);
      await expectCode(gift(stage.ask), 6704);
    },
  },
  {
    title:
      '[PF-33] neither promotions nor banners nor letters that advertise reach a member in a break',
    control: 'break-advertising',
    async run(stage) {
      const { ask } = stage;
      const shown = async (): Promise<number[]> => {
        const lists = await Promise.all([
          ask('/act/api/v1/promotion/config'),
          ask('/site/api/v1/advertising/getMyDiscountAd', { position: 'home' }),
          ask('/site/api/v1/site/letter/list', { group: 'bractivity', pageNum: 1, pageSize: 20 }),
        ]);
        return lists.map(({ data }) => (data as { list: unknown[] }).list.length);
      };
      expect(Math.min(...(await shown()))).toBeGreaterThan(0);
      await coolOff(stage);
      expect(await shown()).toEqual([0, 0, 0]);
    },
  },
  {
    title: '[PF-34] withdrawal and the way back out of a venue stay open during a break',
    control: async ({ site }) =>
      site.door('POST', '/faults', { path: '/fd/api/v1/withdraw/**', statusCode: 6705, times: 9 }),
    async run(stage) {
      await stage.into('100');
      await exclude(stage, null);
      await expectCode(stage.withdraw(), 6000);
      const body = { channelCode: 'QFDZ', amount: '100', ty: '2', key: randomUUID() };
      await expectCode(stage.ask('/fd/api/v1/transfer/utcTransfer', body), 6000);
    },
  },
  {
    title: '[PF-35] a cool-off lasts from 24 hours to six weeks and then ends by itself',
    control: 'cool-off-bounds',
    async run(stage) {
      expect((await expectCode(coolOff(stage, 23), 6007)).data).toEqual({ min: 24, max: 1008 });
      await expectCode(coolOff(stage, 1009), 6007);
      await expectCode(coolOff(stage, 24), 6000);
      await stage.site.advance(DAY - MINUTE);
      await stage.again();
      await expectCode(stage.deposit('100'), 6704);
      await stage.site.advance(MINUTE);
      await expectCode(stage.deposit('100'), 6000);
    },
  },
  {
    title: '[PF-36] an exclusion lasts six months at least, or for good',
    control: 'exclusion-bounds',
    async run(stage) {
      await expectCode(exclude(stage, 5), 6007);
      const { data } = await expectCode(exclude(stage, 6), 6000);
      const { startedAt, until } = data as { startedAt: number; until: number };
      expect(until - startedAt).toBeGreaterThan(180 * DAY);
      expect((await exclude(stage, null)).data).toMatchObject({ until: null });
      await expectCode(stage.deposit('100'), 6705);
    },
  },
  {
    title: '[PF-37] no call of a client ends or shortens a break',
    control: 'break-irrevocable',
    async run(stage) {
      const { data } = await exclude(stage, 12);
      await expectCode(coolOff(stage, 24), 6000);
      expect((await stage.state()).break).toEqual(data);
      const { data: again } = await exclude(stage, 6);
      expect(again).toEqual(data);
      await stage.site.advance(25 * HOUR);
      await stage.again();
      await expectCode(stage.deposit('100'), 6705);
    },
  },
  {
    title: '[PF-38] an excluded member logs in only to withdraw, and says that they know',
    control: 'exclusion-login',
    async run(stage) {
      await exclude(stage, 6);
      const { site, name } = stage;
      const client = site.client();
      const refused = await expectCode(loggedIn(site, client, name), 6705);
      expect(refused.data).toEqual({ until: expect.any(Number) });
      const { data } = await expectCode(loggedIn(site, client, name, { restricted: 1 }), 6000);
      client.use(String((data as { token: string }).token));
      await expectCode(stage.deposit('100', client), 6705);
    },
  },
  {
    title: '[PF-39] nobody registers on the device of a member in a break',
    control: 'identity-device',
    async run(stage) {
      const { site } = stage;
      const device = site.client();
      await registered(site, device, 'second1');
      const { data } = await loggedIn(site, device, 'second1');
      device.use(String((data as { token: string }).token));
      await device.call(`${play}/exclude`, { months: 6, confirmed: 1 });
      await expectCode(registered(site, device, 'second2'), 6711);
      await expectCode(registered(site, site.client(), 'second3'), 6000);
    },
  },
  {
    title: '[PF-40] another account is given neither phone, card nor name of a member in a break',
    control: 'identity-phone',
    async run(stage) {
      const { site } = stage;
      await exclude(stage, 6);
      const client = site.client();
      await registered(site, client, 'third33');
      const { data } = await loggedIn(site, client, 'third33');
      client.use(String((data as { token: string }).token));
      const member = '/site/api/v1/user/member';
      await sendCode(client, 'two', { to: '13800000001', type: 4 });
      const code = await codeTo(site, '13800000001');
      await expectCode(client.call(`${member}/bindPhone`, { phone: '13800000001', code }), 6711);
    },
  },
  {
    title: '[PF-40] the real name of a member in a break is bound by nobody else',
    control: 'identity-name',
    async run(stage) {
      await exclude(stage, 6);
      const client = await stage.site.member('fourth4', '0');
      const path = '/site/api/v1/user/member/bindRealName';
      await expectCode(client.call(path, { realName: '林晓岚' }), 6711);
      await expectCode(client.call(path, { realName: '周明' }), 6000);
    },
  },
  {
    title: '[PF-40] a card that a member in a break ever had is added by nobody else',
    control: 'identity-card',
    async run(stage) {
      const { site, ask } = stage;
      await exclude(stage, 6);
      const { data } = await stage.one.get<{ list: { cardId: string }[] }>(
        '/fd/api/v1/bankCard/queryMemberBanksInfoList',
      );
      const cardId = data.list[0]?.cardId ?? '';
      await expectCode(ask('/fd/api/v1/bankCard/remove', { cardId, password: PASSWORD }), 6000);
      const other = { name: 'fifth55', phone: '13800000055', realName: '周明' };
      const client = site.client();
      client.use((await site.door<{ token: string }>('POST', '/members', other)).token);
      const add = (number: string) =>
        client.call('/fd/api/v1/bankCard/add', {
          kind: 'bank',
          bankCode: 'DEMO',
          holder: '周明',
          number,
          password: PASSWORD,
        });
      await expectCode(add('6200000000000005'), 6711);
      await expectCode(add(cardNumber(7)), 6000);
    },
  },
  {
    title: '[PF-29] the round of a game that was open before the break is not played',
    control: 'break-tickets',
    async run(stage) {
      await stage.into('100');
      const { data } = await expectCode(stage.launch(), 6000);
      const ticket = (data as { url: string }).url.split('ticket=')[1];
      await coolOff(stage);
      const url = `http://gateway.test${(data as { url: string }).url}`;
      expect(ticket).toBeTypeOf('string');
      expect((await stage.site.sandbox.fetch(new Request(url))).status).toBe(404);
    },
  },
];
