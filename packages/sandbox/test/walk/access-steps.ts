import { expect } from 'vitest';
import { md5Hex } from '../../src/access/passwords.ts';
import { codeTo, loggedIn, picture, registered, sendCode, user } from '../people.ts';
import { type Step, type Steps, oneOf, type Walker } from './step.ts';

const SENT = { resendAfterMs: 60_000, expiresInMs: 300_000 };
const NEXT = md5Hex('new12345');

/** The three steps of a forgotten password, by one of the two ways. */
function forgotten(way: 'phone' | 'email'): Record<'one' | 'two' | 'three', Step> {
  const path = `/site/api/v1/forgetBy${way === 'phone' ? 'Phone' : 'Email'}`;
  const as = (walker: Walker) => ({ [way]: walker[way], token: false });
  const who = (walker: Walker) => ({ [way]: walker[way], name: walker.name });
  async function coded(walker: Walker): Promise<object> {
    const { client, site, name } = walker;
    await client.call(`${path}/one`, who(walker));
    const cate = way === 'phone' ? 0 : 1;
    await sendCode(client, 'one', { to: walker[way], name, type: 2, cate });
    return { ...who(walker), code: await codeTo(site, walker[way]) };
  }
  return {
    one: { as, body: who, data: null },
    two: { as, body: coded, data: null },
    three: {
      as,
      async body(walker) {
        await walker.client.call(`${path}/two`, await coded(walker));
        return { ...who(walker), password: NEXT, secondPassword: NEXT };
      },
      data: null,
    },
  };
}

const byPhone = forgotten('phone');
const byEmail = forgotten('email');

async function challenge({ site, client }: Walker): Promise<{ lot_number: string; x: number }> {
  const { data } = await client.call(`${user}/member/sliderChallenge`);
  const lot = String(data['lot_number']);
  const { x } = await site.door<{ x: number }>('GET', `/captcha/${lot}`);
  return { lot_number: lot, x };
}

export const ACCESS_STEPS: Steps = {
  preInfo: {
    data: ({ encrypted }) => ({
      ip: '127.0.0.1',
      siteBaseConfig: { currency: 'CNY', deposit: 1, encryption: encrypted ? 1 : 0 },
    }),
  },
  onlineCustomerService: { data: { url: expect.stringMatching(/^https:/) } },
  defaultKaptcha: { data: { image: expect.stringMatching(/^data:image\//) } },
  sliderChallenge: { data: { width: 320, height: 160 } },
  captchaQuestion: {
    data: {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      question: expect.stringMatching(/^[一二三四五六七八九十]+加[一二三四五六七八九十]+等/),
    },
  },
  sliderAnswer: { body: challenge, data: { pass_token: expect.stringMatching(/.{20}/) } },
  validateGeeCheck: {
    async body(walker) {
      const { data } = await walker.client.call(
        `${user}/member/sliderAnswer`,
        await challenge(walker),
      );
      return { ...data, validate_way: 0 };
    },
    data: { result: 'success' },
  },
  register: {
    send: ({ site, client, name }) => registered(site, client, name),
    data: { userId: expect.stringMatching(/^\d{6}/) },
  },
  login: {
    as: { token: false },
    send: ({ site, client, name }) => loggedIn(site, client, name),
    data: { token: expect.stringMatching(/.{16}/), userId: expect.stringMatching(/^\d{6}/) },
  },
  logout: { as: {}, data: null },
  sendCodeOne: {
    as: ({ phone }) => ({ phone, token: false }),
    send: ({ client, phone, name }) => sendCode(client, 'one', { to: phone, name, type: 2 }),
    data: SENT,
  },
  sendCodeTwo: {
    as: ({ phone }) => ({ phone }),
    // The second code of a day asks for a captcha.
    async send({ site, client, phone }) {
      await sendCode(client, 'two', { to: '', type: 5 });
      await site.advance(60_000);
      const captcha = await picture(site, client);
      const sent = await sendCode(client, 'two', { to: '', type: 5, captcha });
      expect(await codeTo(site, phone)).toMatch(/^\d{6}$/);
      return sent;
    },
    data: SENT,
  },
  forgetByPhoneOne: byPhone.one,
  forgetByPhoneTwo: byPhone.two,
  forgetByPhoneThree: byPhone.three,
  forgetByEmailOne: byEmail.one,
  forgetByEmailTwo: byEmail.two,
  forgetByEmailThree: byEmail.three,
  queryCountryArea: {
    body: { area: '香港' },
    data: { list: [{ areaName: '中国香港', areaCode: '+852' }] },
  },
  navigationList: { data: { list: oneOf({ code: 'home', name: '首页' }) } },
  sponsorContent: { data: { partners: oneOf({ role: expect.stringMatching(/./) }) } },
  discountAds: { body: { position: 'home' }, data: { list: oneOf({ adId: 'home-football' }) } },
  noticeList: { body: { pageNum: 1, pageSize: 1 }, data: { total: 9, list: [{ onTop: 1 }] } },
  promotionConfig: { data: { list: oneOf({ kind: 'firstDeposit', title: '首存礼遇' }) } },
};
