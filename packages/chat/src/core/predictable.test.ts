import { expect, test } from 'vitest';
import { setUp } from '../testing/set-up.ts';
import { mayPredict } from './predictable.ts';

const ME = { userId: '100123', nickname: '球迷小林', vipLevel: 2, guest: 0 } as const;

async function inMatch(token: string | null = 't', rid = 'm-1') {
  const at = setUp({ token: () => token });
  await at.enter(rid);
  return { ...at, may: () => mayPredict(at.chat.state()) };
}

test('a member may predict the score of a match that has not begun, a visitor and the lobby may not', async () => {
  expect((await inMatch()).may()).toBe(true);
  expect((await inMatch(null)).may()).toBe(false);
  expect((await inMatch('t', 'lobby')).may()).toBe(false);
});

test('nobody predicts twice, or once the match is played', async () => {
  const at = await inMatch();
  const record = { id: 1, rid: 'm-1', at: at.clock.now(), h: 1, c: 0, state: 'open' } as const;
  at.gateway.push({ msgId: 10018, msgData: { ...record, sender: { ...ME, userId: '100777' } } });
  expect(at.may()).toBe(true);
  at.gateway.push({ msgId: 10018, msgData: { ...record, id: 2, sender: ME } });
  expect(at.may()).toBe(false);
  const other = await inMatch();
  const score = { rid: 'm-1', gidm: '1', h: 0, c: 0 } as const;
  other.gateway.push({ msgId: 10014, msgData: { ...score, status: 'in-play' } });
  expect(other.may()).toBe(false);
});

test('a room that is shut, blocked or cut off takes no prediction', async () => {
  const at = await inMatch();
  at.gateway.push({ msgId: 10005, msgData: { rid: 'm-1', blocked: 1, reason: '' } });
  expect(at.may()).toBe(false);
  at.gateway.push({ msgId: 10005, msgData: { rid: 'm-1', blocked: 0, reason: '' } });
  at.gateway.push({ msgId: 10009, msgData: { open: 0, reason: '' } });
  expect(at.may()).toBe(false);
  at.gateway.push({ msgId: 10009, msgData: { open: 1, reason: '' } });
  expect(at.may()).toBe(true);
  at.gateway.cut();
  expect(at.may()).toBe(false);
});
