import type { GatewayFrame } from '@courtside/contract';
import { expect, test } from 'vitest';
import { hindrance } from '../core/speech.ts';
import { setUp } from '../testing/set-up.ts';

const shown = (at: ReturnType<typeof setUp>) =>
  at.chat.items().map((item) => (item.kind === 'message' ? item.text : item.kind));

const stopped = (at: ReturnType<typeof setUp>) =>
  hindrance(at.chat.state(), at.clock.now())?.code ?? null;

test('[CH-05] a member who is muted is told until when and why, others are told that it happened', async () => {
  const at = setUp();
  await at.enter();
  const until = at.clock.now() + 60_000;
  const mute = (userId: string, end: number | null) =>
    at.gateway.push({
      msgId: 10004,
      msgData: { rid: 'lobby', userId, nickname: '某', until: end, reason: '广告' },
    });
  mute('100777', until);
  expect([stopped(at), shown(at)]).toEqual([null, ['note']]);
  mute('100123', until);
  expect(hindrance(at.chat.state(), at.clock.now())).toEqual({
    ...{ code: 'muted', until, reason: '广告' },
  });
  await at.pass(60_000, 1000);
  expect(stopped(at)).toBe(null);
  mute('100123', at.clock.now() + 60_000);
  mute('100123', null);
  expect(stopped(at)).toBe(null);
});

test('[CH-05] whoever comes back to a room is told of their mute again, which is noted once', async () => {
  const at = setUp();
  await at.enter();
  const until = at.clock.now() + 600_000;
  const mute = () =>
    at.gateway.push({
      msgId: 10004,
      msgData: { rid: 'lobby', userId: '100123', nickname: '我', until, reason: '广告' },
    });
  mute();
  at.gateway.cut();
  await at.pass(5_500);
  mute();
  const muted = { code: 'muted', until, reason: '广告' };
  expect(hindrance(at.chat.state(), at.clock.now())).toEqual(muted);
  expect(shown(at)).toEqual(['note']);
});

test.each([
  ['the room says', { blockReason: '整理中' }],
  ['it knows from before, where a gateway does not say it again,', {}],
])(
  '[CH-06] whoever comes back to a room that may not speak is told why, as %s',
  async (_, told) => {
    const at = setUp();
    await at.enter();
    const info = at.chat.state().room?.info;
    if (!info) throw new Error('No room');
    at.gateway.push({ msgId: 10005, msgData: { rid: 'lobby', blocked: 1, reason: '整理中' } });
    at.gateway.push({ msgId: 10016, msgData: { ...info, blocked: 1, ...told } });
    const blocked = { code: 'blocked', until: null, reason: '整理中' };
    expect(hindrance(at.chat.state(), at.clock.now())).toEqual(blocked);
    // The old reason is not shown when the block begins again without one.
    at.gateway.push({ msgId: 10016, msgData: { ...info, blocked: 0 } });
    at.gateway.push({ msgId: 10016, msgData: { ...info, blocked: 1 } });
    expect(hindrance(at.chat.state(), at.clock.now())).toMatchObject({ reason: '' });
  },
);

test('[CH-05] the end of a mute is by the clock of the gateway', async () => {
  const at = setUp();
  at.off.gateway = 3_600_000;
  await at.enter();
  const until = at.clock.now() + at.off.gateway + 60_000;
  at.gateway.push({
    msgId: 10004,
    msgData: { rid: 'lobby', userId: '100123', nickname: '我', until, reason: '' },
  });
  expect(hindrance(at.chat.state(), at.clock.now())?.until).toBe(at.clock.now() + 60_000);
});

test.each<[string, GatewayFrame, GatewayFrame, string]>([
  [
    '[CH-06] the room is blocked',
    { msgId: 10005, msgData: { rid: 'lobby', blocked: 1, reason: '赛后' } },
    { msgId: 10005, msgData: { rid: 'lobby', blocked: 0, reason: '' } },
    'blocked',
  ],
  [
    '[CH-07] the room is closed',
    { msgId: 10006, msgData: { rid: 'lobby', status: 'closed' } },
    { msgId: 10006, msgData: { rid: 'lobby', status: 'open' } },
    'room-closed',
  ],
  [
    '[CH-08] the level is too low',
    { msgId: 10007, msgData: { rid: 'lobby', minLevel: 3 } },
    { msgId: 10007, msgData: { rid: 'lobby', minLevel: 2 } },
    'vip-level',
  ],
  [
    '[CH-10] chat as a whole is closed',
    { msgId: 10009, msgData: { open: 0, reason: '维护' } },
    { msgId: 10009, msgData: { open: 1, reason: '' } },
    'chat-closed',
  ],
])('%s, and is not any more', async (_, begin, end, code) => {
  const at = setUp();
  await at.enter();
  at.gateway.push(begin);
  expect(stopped(at)).toBe(code);
  at.gateway.push(end);
  expect(stopped(at)).toBe(null);
});
