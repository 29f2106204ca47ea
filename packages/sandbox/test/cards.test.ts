import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import { BANK_CARD, boundMember, cardNumber, PASSWORD, passwords } from './money-members.ts';

let site: TestSandbox;
const fake = passwords();
beforeAll(async () => {
  site = await openSandbox({ withdrawalPasswords: fake.port });
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const cards = '/fd/api/v1/bankCard';
const bank = (number: string) => ({
  kind: 'bank',
  bankCode: 'DEMO',
  holder: '林晓岚',
  number,
  password: PASSWORD,
});

test('[CA-67] cards of three kinds are listed masked, the default of a kind first', async () => {
  const { client } = await boundMember(site, 'cards1');
  const add = async (card: object) =>
    (await client.call(`${cards}/add`, { password: PASSWORD, ...card })).data;
  expect(await add(bank(cardNumber(1)))).toMatchObject({ isDefault: true, holder: '林**' });
  const second = await add({ ...bank(cardNumber(2)), bankCode: 'CHENXI' });
  expect(second).toMatchObject({ isDefault: false, name: '晨曦银行' });
  await add({ kind: 'alipay', holder: '林晓岚', number: '13812345678' });
  await add({ kind: 'virtual', network: 'TRC20', number: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW' });
  const cardId = second['cardId'];
  expect((await client.call(`${cards}/setDefault`, { cardId })).status_code).toBe(6000);
  const { data } = await client.get<{ list: Record<string, unknown>[] }>(
    `${cards}/queryMemberBanksInfoList`,
  );
  expect(data.list.map((each) => [each['kind'], each['number'], each['isDefault']])).toEqual([
    ['alipay', '138****5678', true],
    ['bank', `****${cardNumber(2).slice(-4)}`, true],
    ['bank', `****${cardNumber(1).slice(-4)}`, false],
    ['virtual', 'TJCn****sxMW', true],
  ]);
  const virtual = await client.get(`${cards}/queryMemberBanksInfoList`, { kind: 'virtual' });
  expect(virtual.data['list']).toHaveLength(1);
  const left = await client.call(`${cards}/remove`, { cardId, password: PASSWORD });
  expect(left.data['list']).toMatchObject([{ kind: 'alipay' }, { isDefault: true }, {}]);
});

test('[CA-67] a card can be asked for with an unknown kind only in vain', async () => {
  const { client } = await boundMember(site, 'cards2');
  const asked = await client.get(`${cards}/queryMemberBanksInfoList`, { kind: 'cheque' });
  expect(asked.status_code).toBe(6007);
});

test.each([
  ['somebody else’s name', { ...bank(cardNumber(90)), holder: '周明' }, 6007],
  ['no name', { ...bank(cardNumber(90)), holder: undefined }, 6007],
  ['a wrong check digit', bank('6200000000000006'), 6007],
  ['no such bank', { ...bank(cardNumber(90)), bankCode: 'NONE' }, 6007],
  ['a wrong password', { ...bank(cardNumber(90)), password: '0'.repeat(32) }, 6100],
  [
    'an address of another network',
    {
      kind: 'virtual',
      network: 'ERC20',
      number: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
      password: PASSWORD,
    },
    6007,
  ],
])('a card is refused: %s', async (_, card, code) => {
  const { client } = await boundMember(site, 'cards3');
  expect((await client.call(`${cards}/add`, card)).status_code).toBe(code);
  const { data } = await client.get(`${cards}/queryMemberBanksInfoList`);
  expect(data['list']).toEqual([]);
});

test('[CA-68] what can be added says what is missing, and the call refuses for the same reason', async () => {
  const { client, userId } = await boundMember(site, 'cards4', { phone: '', realName: '' });
  const reason = async () => {
    const { data } = await client.get<{
      list: { kind: string; reason: string; allowed: boolean }[];
    }>(`${cards}/withdraw/add/list`);
    const found = data.list.find((each) => each.kind === 'bank');
    expect(found?.allowed).toBe(found?.reason === '');
    return found?.reason;
  };
  const add = async (index: number) => {
    const { status_code, data } = await client.call(`${cards}/add`, bank(cardNumber(index)));
    return [status_code, (data as { reason?: string } | null)?.reason];
  };
  const set = (column: string, value: string | null) =>
    site.db.query(`UPDATE members SET ${column} = $2 WHERE id = $1`, [userId, value]);
  await set('phone', null);
  await set('real_name', null);
  expect(await reason()).toBe('unbound-phone');
  expect(await add(20)).toEqual([6015, undefined]);
  await set('phone', '13800000002');
  expect(await reason()).toBe('unbound-name');
  expect(await add(20)).toEqual([6449, undefined]);
  await set('real_name', '林晓岚');
  fake.unset.add(userId);
  expect(await reason()).toBe('password-unset');
  expect(await add(20)).toEqual([6012, 'password-unset']);
  fake.unset.delete(userId);
  fake.locked.add(userId);
  expect(await add(20)).toEqual([6110, undefined]);
  fake.locked.delete(userId);
  for (let i = 20; i < 25; i += 1) expect(await add(i)).toEqual([6000, undefined]);
  expect(await reason()).toBe('too-many');
  expect(await add(25)).toEqual([6012, 'too-many']);
});

test('a card is bound once, here or with another member, until it is removed', async () => {
  const one = await boundMember(site, 'cards5');
  const other = await boundMember(site, 'cards6');
  const made = await one.client.call(`${cards}/add`, bank(cardNumber(30)));
  const { cardId } = made.data;
  for (const { client } of [one, other]) {
    expect((await client.call(`${cards}/add`, bank(cardNumber(30)))).status_code).toBe(6009);
  }
  for (const call of ['remove', 'setDefault']) {
    const body = { cardId, ...(call === 'remove' ? { password: PASSWORD } : {}) };
    expect((await other.client.call(`${cards}/${call}`, body)).status_code).toBe(6004);
  }
  const wrong = { cardId, password: '0'.repeat(32) };
  expect((await one.client.call(`${cards}/remove`, wrong)).status_code).toBe(6100);
  await one.client.call(`${cards}/remove`, { cardId, password: PASSWORD });
  expect((await other.client.call(`${cards}/add`, bank(cardNumber(30)))).status_code).toBe(6000);
});

test('the member door makes cards, also in encrypted mode where the two GETs are sealed', async () => {
  const sealed = await openSandbox({ encrypted: true });
  const { client } = await boundMember(sealed, 'sealed1', { cards: [BANK_CARD, BANK_CARD] });
  const { data } = await client.get<{ list: unknown[] }>(`${cards}/queryMemberBanksInfoList`, {
    kind: 'bank',
  });
  expect(data.list).toMatchObject([{ number: '****0005' }]);
  await sealed.stop();
  await sealed.db.close();
});
