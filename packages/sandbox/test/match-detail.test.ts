import type { MatchDetail } from '@courtside/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import type { Overrides } from './signed-client.ts';

let site: TestSandbox;
let gidm: string;
let kickOff: number;
beforeEach(async () => {
  site = await openSandbox();
  ({ gidm, kickOff } = await site.match('Mexico'));
});
afterEach(async () => {
  await site.stop();
  await site.db.close();
});

const detail = async (how: Overrides = {}, of = gidm) =>
  site.client().call<MatchDetail>('/game/api/v1/video/hotLive/matchDetail', { gidm: of }, how);
const told = async (): Promise<string[]> =>
  (await detail()).data.timeline.map(({ kind, minute, side, score }) => {
    const added = minute.added === 0 ? '' : `+${minute.added}`;
    return `${minute.minute}${added} ${kind}${side} ${score.h}:${score.c}`;
  });
/** Puts site time to so many minutes after kick-off, half-time counted. */
const at = (minutes: number) => site.door('POST', '/clock', { set: kickOff + minutes * 60_000 });

test('[CA-83] the timeline grows with the match and tells nothing of what is to come', async () => {
  expect(await told()).toEqual(['0 kick-off 0:0']);
  await at(8);
  expect(await told()).toEqual(['0 kick-off 0:0']);
  await at(10);
  const first = ['0 kick-off 0:0', '9 goalH 1:0'];
  expect(await told()).toEqual(first);
  await at(48);
  expect(await told()).toEqual([...first, '45 half-time 1:0']);
  await at(62 + 23);
  const second = [...first, '45 half-time 1:0', '67 goalH 2:0'];
  expect(await told()).toEqual(second);
  expect((await detail()).data).toMatchObject({
    gameStatus: 'in-play',
    se_now: 'H2',
    minute: { minute: 69, added: 0 },
    score: { h: 2, c: 0 },
    HalfTime: { h: 1, c: 0 },
    video: { state: 'none', url: '' },
  });
  await at(62 + 47.5);
  expect((await detail()).data.minute).toEqual({ minute: 90, added: 3 });
  await at(150);
  expect(await told()).toEqual([...second, '90 full-time 2:0']);
});

test('[CA-83] a score that was put right by hand comes without goals that would contradict it', async () => {
  await at(10);
  await site.door('POST', `/matches/${gidm}`, { score: { h: 0, c: 1 } });
  expect((await detail()).data.score).toEqual({ h: 0, c: 1 });
  expect(await told()).toEqual(['0 kick-off 0:0']);
  await site.door('POST', `/matches/${gidm}`, { finish: true });
  expect(await told()).toEqual(['0 kick-off 0:0', '45 half-time 0:1', '90 full-time 0:1']);
});

test('[CA-83] a match that was called off keeps what happened in it', async () => {
  await at(20);
  await site.door('POST', `/matches/${gidm}`, { void: true });
  expect(await told()).toEqual(['0 kick-off 0:0', '9 goalH 1:0', '21 abandoned 1:0']);
});

test('[CA-83] names are in the language asked for; a match that there is not is refused', async () => {
  expect((await detail()).data).toMatchObject({ team_h: '墨西哥', league_name: '2026 世界杯' });
  const hant = await detail({ headers: { 'accept-language': 'zh-TW' } });
  expect(hant.data).toMatchObject({ team_c: '南非', league_name: '2026 世界盃' });
  const { gidm: later } = await site.match('South Korea');
  expect((await detail({}, later)).data).toMatchObject({
    gameStatus: 'scheduled',
    minute: { minute: 0, added: 0 },
    timeline: [],
  });
  expect((await detail({}, '1')).status_code).toBe(6004);
});
