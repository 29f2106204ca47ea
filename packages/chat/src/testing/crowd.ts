import { seededRandom } from '@courtside/kernel/testing';
import type { ChatPerson } from '../core/types.ts';
import type { ScriptedGateway } from './scripted-gateway.ts';

export interface CrowdOptions {
  /** Number of speakers in the room. @default 3000 */
  readonly speakers?: number;
  /** The same seed gives the same messages. @default 1 */
  readonly seed?: number;
  /** @default 'lobby' */
  readonly rid?: string;
}

export interface Crowd {
  readonly people: readonly ChatPerson[];
  /** Publishes `count` messages by random speakers. @returns their ids */
  speak(count: number): readonly number[];
}

const NAMES = ['看台', '南门', '雨中', '午夜', '客场', '替补席', '中圈', '角旗'] as const;
const ROLES = ['老郑', '左后卫', '啦啦队', '补时', '球衣', '门将', '边裁', '队长'] as const;
const LINES = [
  '好球！',
  '补时四分钟，稳住',
  '这球越位了吧，线是不是画错了？',
  '[进球][进球][进球]',
  '主队换了门将，出击还不错，半场大小球我先不碰，等下半场看看站位再说',
  '量力而行，输了别追',
  '角球',
  '半球没有走盘，赢就是赢；平手盘打平才退本金',
  '今晚几场都在一个时间开球，盯不过来了 [惊]',
] as const;

const MOST_LEVEL = 10;

/**
 * A room with thousands of speakers, the same for the same seed, to test screens and clients in a busy room.
 *
 * @example
 * const evening = crowd(gateway, { speakers: 5000 });
 * evening.speak(1000);
 */
export function crowd(gateway: ScriptedGateway, options: CrowdOptions = {}): Crowd {
  const { speakers = 3000, seed = 1, rid = 'lobby' } = options;
  const random = seededRandom(seed);
  /** A whole number below `end`, of 24 bits. */
  const below = (end: number) => {
    const [a = 0, b = 0, c = 0] = random.bytes(3);
    return ((a << 16) | (b << 8) | c) % end;
  };
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const people = Array.from({ length: speakers }, (_, at): ChatPerson => ({
    userId: String(200_000 + at),
    nickname: `${oneOf(NAMES)}${oneOf(ROLES)}${at}`,
    vipLevel: below(MOST_LEVEL + 1),
    guest: 0,
  }));
  return {
    people,
    speak: (count) =>
      Array.from({ length: count }, () => gateway.speak(oneOf(LINES), oneOf(people), rid)),
  };
}
