import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { bettorOn, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  ({ site, member } = await bettorOn(db));
  return () => site.stop();
});

test('visitors see the lists; quotes and orders want a session', async () => {
  const visitor = site.client();
  const { data } = await visitor.sports('getMatchList', { gtype: 'FT', showType: 'RB' });
  expect(data.leagues[0]?.matches[0]).toMatchObject({
    team_h: '墨西哥',
    isLive: true,
    se_now: 'H1',
    re_time: expect.stringMatching(/^1H\^05:\d\d$/),
  });
  expect(data.counts).toEqual({ RB: 1, FT: 1, FU: 2, FS: 1, FSFT: 0, FSFU: 1, HOT: 1 });
  const quoted = await visitor.sports('getQuote', { gid: '1', wtype: 'M', pick: 'H' });
  expect(quoted.status_code).toBe(6001);
  const odd = await member.sports('getOrder', { key: randomUUID(), token: 'another' } as never);
  expect(odd.status_code).toBe(6302);
});

test('changes tell what moved, what came and what left; an unknown version starts over', async () => {
  const list = async (showType: 'RB' | 'FT') =>
    (await member.sports('getMatchList', { gtype: 'FT', showType })).data;
  const changes = async (showType: 'RB' | 'FT', since: number) =>
    (await member.sports('getMatchChanges', { gtype: 'FT', showType, since })).data;
  await site.door('POST', '/clock', { speed: 0 });
  // A running match is told anew every few seconds, though the clock of the site stands; not twice in a row.
  let version = 0;
  await expect
    .poll(async () => {
      version = (await list('RB')).version;
      return changes('RB', version);
    })
    .toMatchObject({ reset: false, matches: [], removed: [] });
  const match = await site.match('Mexico');
  await site.door('POST', `/matches/${match.gidm}`, { score: { h: 0, c: 1 } });
  const goal = await changes('RB', version);
  expect(goal.matches).toMatchObject([{ gidm: match.gidm, sc_FT_C: 1 }]);
  await site.door('POST', `/matches/${match.gidm}`, { finish: true });
  expect(await changes('RB', goal.version)).toMatchObject({ matches: [], removed: [match.gidm] });
  const korea = await site.match('South Korea');
  await site.door('POST', '/clock', { set: korea.kickOff + 1000 });
  expect((await changes('RB', goal.version)).matches).toMatchObject([{ gidm: korea.gidm }]);
  expect((await changes('FT', goal.version)).removed).toEqual([korea.gidm]);
  expect((await changes('RB', 1)).reset).toBe(true);
});

test('[CA-95] the resource call names method and venue, and a request with time, token, language and address', async () => {
  const path = '/game/api/v1/venue/resource';
  const request = {
    timestamp: Date.now(),
    token: '',
    language: 'zh-cn',
    ip: '203.0.113.7',
    gtype: 'FT',
    showType: 'RB',
  };
  const whole = { method: 'getMatchList', venueName: 'CRTY', request };
  const visitor = site.client();
  expect((await visitor.call(path, whole)).status_code).toBe(6000);
  for (const name of ['timestamp', 'token', 'language', 'ip']) {
    const { [name]: _, ...rest } = request as Record<string, unknown>;
    expect((await visitor.call(path, { ...whole, request: rest })).status_code, name).toBe(6007);
  }
  for (const part of [
    { method: 'getAll' },
    { venueName: 'XMTY' },
    { request: { ...request, language: 'en' } },
  ]) {
    expect((await visitor.call(path, { ...whole, ...part })).status_code).toBe(6007);
  }
});
