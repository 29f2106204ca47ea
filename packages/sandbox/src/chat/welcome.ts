import { type Db, toNumber } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { LOBBY } from './rooms.ts';

/** The messages in the lobby of a new gateway; the authors are invented. */
const LINES: readonly (readonly [
  nickname: string,
  vipLevel: number,
  minutesAgo: number,
  msg: string,
])[] = [
  ['看台老郑', 4, 52, '今晚几场都在一个时间开球，盯不过来了'],
  ['雨中左后卫', 1, 47, '主队换了门将，半场大小球我先不碰'],
  ['看台老郑', 4, 46, '门将是青年队提上来的，出击还不错'],
  ['三号球衣', 0, 39, '请问让半球走盘是怎么算的？'],
  ['雨中左后卫', 1, 37, '半球没有走盘，赢就是赢；平手盘打平才退本金'],
  ['三号球衣', 0, 36, '明白了，谢谢！'],
  ['南门啦啦队', 2, 21, '预测比分的功能挺有意思，猜中了有标记'],
  ['看台老郑', 4, 12, '量力而行，输了别追，球赛天天有'],
  ['午夜补时', 3, 6, '补时四分钟，稳住'],
];

/** Adds a few first messages to the lobby; once per database. */
export async function welcomeTalk(db: Db, clock: SiteClock): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query('SELECT COUNT(*)::int AS n FROM chat_messages');
    if (toNumber(row?.['n']) > 0) return;
    for (const [at, [nickname, vipLevel, minutesAgo, msg]] of LINES.entries()) {
      const sender = {
        userId: `90000${LINES.findIndex(([name]) => name === nickname)}`,
        nickname,
        vipLevel,
        guest: 0,
      };
      await tx.query(
        `INSERT INTO chat_messages (rid, member_id, sender, msg, key, at_site) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
        [
          LOBBY,
          sender.userId,
          JSON.stringify(sender),
          msg,
          `welcome-${at}`,
          Math.floor(clock.site()) - minutesAgo * 60_000,
        ],
      );
    }
  });
}
