import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFen } from '../src/ledger/amount.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { user } from './people.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const game = '/game/api/v1';
interface Round {
  roundId: string;
  outcome: string;
  label: string;
  stake: string;
  payout: string;
  balance: string;
}

async function enter(name: string, enName: string, amount = '500') {
  const one = await site.member(name, '1000.00');
  await one.call('/fd/api/v1/transfer/utcTransfer', {
    channelCode: enName,
    amount,
    ty: '1',
    key: randomUUID(),
  });
  const { data } = await one.call<{ url: string }>(`${game}/venue/launch`, { enName });
  return { one, url: data.url, ticket: data.url.split('ticket=')[1] ?? '' };
}
async function play(body: object, headers: Record<string, string> = {}) {
  const response = await site.sandbox.fetch(
    new Request('http://gateway.test/game/demo/round', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  );
  const { status_code, data } = (await response.json()) as { status_code: number; data: Round };
  return { code: status_code, round: data };
}
const venueBalance = async (one: SignedClient, enName: string) =>
  (await one.call(`${game}/venue/balance`, { enName })).data['balance'];

/** The code and the data that an open page gets when it asks for its balance. */
async function standingOf(ticket: string) {
  const response = await site.sandbox.fetch(
    new Request('http://gateway.test/game/demo/standing', { method: 'POST', body: ticket }),
  );
  const { status_code, data } = (await response.json()) as {
    status_code: number;
    data: { balance: string; net: string } | null;
  };
  return [status_code, data];
}

test('a page asks what the venue holds now, and hears when its ticket is over', async () => {
  const { one, ticket } = await enter('player0', 'KXZR');
  const standing = () => standingOf(ticket);
  expect(await standing()).toEqual([6000, { balance: '500.00', net: '0.00' }]);
  await one.call('/fd/api/v1/transfer/utcTransfer', {
    channelCode: 'KXZR',
    amount: '100',
    ty: '1',
    key: randomUUID(),
  });
  expect(await standing()).toEqual([6000, { balance: '600.00', net: '0.00' }]);
  await one.call(`${game}/venue/launch`, { enName: 'YTZR' });
  expect(await standing()).toEqual([6001, null]);
});

test('[CA-75] rounds move the venue wallet by what they take and give, and are recorded', async () => {
  const { one, ticket } = await enter('player1', 'KXZR');
  let expected = 50_000n;
  const outcomes = new Set<string>();
  for (let i = 0; i < 30; i += 1) {
    const { round } = await play({ ticket, stake: '10', choice: 'dragon', key: randomUUID() });
    expect(round.payout).toBe({ dragon: '20.00', tie: '5.00', tiger: '0.00' }[round.outcome]);
    expected += toFen(round.payout) - 1000n;
    expect(toFen(round.balance)).toBe(expected);
    outcomes.add(round.outcome);
  }
  expect(outcomes.size).toBeGreaterThan(1);
  expect(toFen(String(await venueBalance(one, 'KXZR')))).toBe(expected);
  const [row] = await site.db.query(
    `SELECT COUNT(*)::int AS n, SUM(payout - stake)::int AS won FROM game_rounds WHERE venue = 'KXZR'`,
  );
  expect(row).toEqual({ n: 30, won: Number(expected - 50_000n) });
});

test('one key plays one round; the same key for another stake is refused @money', async () => {
  const { ticket } = await enter('player2', 'QFDZ');
  const body = { ticket, stake: '10', choice: 'spin', key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => play(body)));
  expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
  const other = await play({ ...body, stake: '11' });
  expect(other.code).toBe(6009);
});

test('rounds fulfil turnover and what binds the wallet, a half that came back by half', async () => {
  const { one, ticket } = await enter('player3', 'YTZR');
  await site.door('POST', '/members', {
    name: 'player3',
    token: false,
    turnover: '1000',
    venueActivity: { enName: 'YTZR', required: '1000' },
  });
  let valid = 0n;
  for (let i = 0; i < 25; i += 1) {
    const { round } = await play({ ticket, stake: '10', choice: 'tiger', key: randomUUID() });
    valid += round.outcome === 'tie' ? 500n : 1000n;
  }
  const { data } = await one.call('/fd/api/v1/withdraw/withdrawInfo');
  expect(toFen(String(data['turnoverDone']))).toBe(valid);
  const bound = (await one.call(`${game}/venue/balance`, { enName: 'YTZR' })).data['activity'];
  expect(toFen((bound as { done: string }).done)).toBe(valid);
});

test.each([
  ['less than a round costs', { stake: '0.99' }, 6007],
  ['more than a round takes', { stake: '500.01' }, 6007],
  ['more than there is', { stake: '400' }, 6012],
  ['no such choice', { choice: 'all' }, 6007],
  ['not an amount', { stake: '1e2' }, 6007],
  ['no key', { key: '' }, 6007],
  ['an unknown ticket', { ticket: '0'.repeat(48) }, 6001],
])('a round is refused: %s', async (_, change, code) => {
  const { one, ticket } = await enter('player4', 'QFDZ', '300');
  await one.call(`${game}/venue/recycle`, { key: randomUUID() });
  await one.call('/fd/api/v1/transfer/utcTransfer', {
    channelCode: 'QFDZ',
    amount: '300',
    ty: '1',
    key: randomUUID(),
  });
  const body = { ticket, stake: '10', choice: 'spin', key: randomUUID(), ...change };
  const answer = await play(body);
  expect(answer.code).toBe(code);
  expect(await venueBalance(one, 'QFDZ')).toBe('300.00');
});

test('a ticket ends with the next launch and after two hours', async () => {
  const { one, ticket } = await enter('player5', 'QFDZ');
  const body = (held: string) => ({ ticket: held, stake: '1', choice: 'spin', key: randomUUID() });
  const { data } = await one.call<{ url: string }>(`${game}/venue/launch`, { enName: 'QFDZ' });
  const next = data.url.split('ticket=')[1] ?? '';
  expect((await play(body(ticket))).code).toBe(6001);
  expect((await play(body(next))).code).toBe(6000);
  await site.advance(2 * 3_600_000);
  expect((await play(body(next))).code).toBe(6001);
});

test('a game ends when who plays it logs out, and goes on while they are logged in elsewhere', async () => {
  const { one, ticket } = await enter('player9', 'QFDZ');
  const body = () => ({ ticket, stake: '1', choice: 'spin', key: randomUUID() });
  const elsewhere = `INSERT INTO sessions (token_hash, member_id, expires_wall, device)
    SELECT 'phone', id, 9999999999999, 'phone' FROM members WHERE name = 'player9'`;
  await site.db.query(elsewhere);
  await one.call(`${user}/logout`);
  expect((await play(body())).code).toBe(6000);
  await site.db.query(`UPDATE sessions SET ended = TRUE WHERE token_hash = 'phone'`);
  const again = await site.member('player9', '500.00');
  await again.call(`${user}/logout`);
  expect((await play(body())).code).toBe(6001);
});

test('the page allows its own script and style only, and tells its rules, limits and age', async () => {
  const { url } = await enter('player6', 'QFDZ');
  const open = (path: string, language = 'zh-CN') =>
    site.sandbox.fetch(
      new Request(`http://gateway.test${path}`, { headers: { 'accept-language': language } }),
    );
  const page = await open(url);
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).not.toContain('unsafe');
  expect(html.match(/<(script|style)\b[^>]*>/g)).toEqual([
    `<style nonce="${nonce}">`,
    `<script nonce="${nonce}">`,
  ]);
  expect(html).not.toMatch(/\son\w+=|\sstyle=/);
  for (const text of ['95.00%', '1.00 - 500.00', '18 周岁', '500.00</b>']) {
    expect(html).toContain(text);
  }
  expect(await (await open(url, 'zh-TW')).text()).toContain('場館餘額');
  const wrong = await open(url.replace('slots', 'live'));
  expect([wrong.status, await wrong.text()]).toEqual([404, expect.stringContaining('页面已失效')]);
});

test('who takes a break is told so by a page that was open, and the page says nothing of entering anew', async () => {
  const { ticket } = await enter('player7', 'QFDZ');
  const body = () => ({ ticket, stake: '1', choice: 'spin', key: randomUUID() });
  expect((await play(body())).code).toBe(6000);
  await site.door('POST', '/play', { name: 'player7', break: { kind: 'cool-off', hours: 24 } });
  expect((await play(body())).code).toBe(6704);
  expect(await standingOf(ticket)).toEqual([6704, null]);
});

test('a round tells what is drawn, and the net result of all rounds of the session', async () => {
  const { ticket } = await enter('player8', 'KXZR');
  let net = 0n;
  for (let i = 0; i < 6; i += 1) {
    const answer = await play({ ticket, stake: '10', choice: 'dragon', key: randomUUID() });
    const round = answer.round as Round & { shown: string[]; net: string };
    expect(round.shown).toHaveLength(2);
    net += toFen(round.payout) - 1000n;
    expect(BigInt(round.net.replace('.', ''))).toBe(net);
  }
});
