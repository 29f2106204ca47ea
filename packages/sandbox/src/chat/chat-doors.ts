import { Hono } from 'hono';
import type { GatewayFrame } from '@courtside/contract';
import { memberByName } from '../access/members.ts';
import { type Db, toNumber } from '../db/db.ts';
import { DoorError, type DoorBody, number, text } from '../doors/input.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { Chat } from './chat.ts';

/**
 * Doors for an operator's actions in chat: mute, block, close, clear, destroy, set levels, and cut sockets. One more
 * door posts many messages at once, which no member may do.
 */
export function chatDoors(
  db: Db,
  clock: SiteClock,
  chat: Chat,
  read: (raw: string) => DoorBody,
): Hono {
  const app = new Hono();
  app.post('/mute', async (c) => {
    const body = read(await c.req.text());
    const rid = text(body, 'rid') ?? 'lobby';
    const member = await memberByName(db, text(body, 'name') ?? '');
    if (member === undefined) throw new DoorError('No such member');
    const person = await chat.personOf(member.id);
    const minutes = number(body, 'minutes') ?? 10;
    const reason = text(body, 'reason') ?? '违反聊天室规则';
    const until = minutes <= 0 ? null : Math.floor(clock.site() + minutes * 60_000);
    await chat.tell(rid, async (tx) => {
      await tx.query(
        `INSERT INTO chat_mutes (rid, member_id, until_site, reason) VALUES ($1, $2, $3, $4)
         ON CONFLICT (rid, member_id) DO UPDATE SET until_site = $3, reason = $4`,
        [rid, member.id, until ?? 0, reason],
      );
      const { userId, nickname } = person ?? { userId: member.id, nickname: member.name };
      return { msgId: 10004, msgData: { rid, userId, nickname, until, reason } };
    });
    return c.json({ until });
  });
  app.post('/say', async (c) => {
    const body = read(await c.req.text());
    const rid = text(body, 'rid') ?? 'lobby';
    const nickname = text(body, 'nickname') ?? '看台老郑';
    const { lines } = body;
    if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string' && line !== ''))
      throw new DoorError('lines must be a list of texts');
    if ((await chat.rooms.find(rid)) === undefined) throw new DoorError('No such room');
    const speaker = { userId: '900099', nickname, vipLevel: 0, guest: 0 } as const;
    for (const line of lines as string[]) await chat.talk.say(rid, speaker, line, undefined);
    await chat.hub.pump();
    return c.json({ said: lines.length });
  });
  app.post('/room', async (c) => {
    const body = read(await c.req.text());
    const rid = text(body, 'rid') ?? 'lobby';
    const reason = text(body, 'reason') ?? '';
    const change = async (
      column: Parameters<Chat['rooms']['change']>[2],
      value: string | number | boolean,
      frame: GatewayFrame,
    ): Promise<void> =>
      chat.tell(rid, async (tx) => {
        await chat.rooms.change(tx, rid, column, value);
        return frame;
      });
    const status = text(body, 'status');
    if (status !== undefined) {
      if (status !== 'open' && status !== 'closed')
        throw new DoorError('status must be open or closed');
      await change('status', status, { msgId: 10006, msgData: { rid, status } });
    }
    if (typeof body['blocked'] === 'boolean') {
      const blocked = body['blocked'] ? 1 : 0;
      await chat.tell(rid, async (tx) => {
        await chat.rooms.change(tx, rid, 'blocked', blocked === 1);
        await chat.rooms.change(tx, rid, 'block_reason', reason);
        return { msgId: 10005, msgData: { rid, blocked, reason } };
      });
    }
    const notice = text(body, 'notice');
    if (notice !== undefined) {
      const { status: now = 'open' } = (await chat.rooms.find(rid)) ?? {};
      await change('notice', notice, { msgId: 10006, msgData: { rid, status: now, notice } });
    }
    const minLevel = number(body, 'minLevel');
    if (minLevel !== undefined) {
      if (![...Array(11).keys()].includes(minLevel))
        throw new DoorError('minLevel must be 0 to 10');
      await change('min_level', minLevel, { msgId: 10007, msgData: { rid, minLevel } });
    }
    if (body['clear'] === true) {
      const [row] = await db.query(
        'SELECT COALESCE(MAX(id), 0)::text AS id FROM chat_messages WHERE rid = $1',
        [rid],
      );
      const upTo = toNumber(row?.['id']);
      await change('cleared_to', upTo, { msgId: 10015, msgData: { rid, upTo } });
    }
    if (body['destroy'] === true)
      await change('destroyed', true, { msgId: 10013, msgData: { rid } });
    return c.json((await chat.rooms.find(rid)) ?? null);
  });
  app.post('/global', async (c) => {
    const body = read(await c.req.text());
    const open = body['open'] !== false;
    const reason = text(body, 'reason') ?? '';
    await chat.tell(null, async (tx) => {
      await tx.query(
        `INSERT INTO settings (name, value) VALUES ('chat-closed', $1) ON CONFLICT (name) DO UPDATE SET value = $1`,
        [open ? '' : reason || 'closed'],
      );
      return { msgId: 10009, msgData: { open: open ? 1 : 0, reason } };
    });
    return c.json({ open });
  });
  app.post('/cut', (c) => {
    const { connections } = chat.hub;
    const cut = connections.size;
    for (const { socket } of connections) socket.close(1011, 'cut');
    return c.json({ cut });
  });
  return app;
}
