import type { KeyValueStore } from '@courtside/kernel';
import { fields, text } from '../core/checks.ts';

const KEY = 'chat.blocked';
const MOST = 500;

export interface Blocked {
  readonly userId: string;
  readonly nickname: string;
}

/** The members that the user of this device has blocked. */
export interface BlockList {
  list(): readonly Blocked[];
  ids(): ReadonlySet<string>;
  block(who: Blocked): void;
  unblock(userId: string): void;
}

const isBlocked = fields({ userId: text(), nickname: text() }) as (
  value: unknown,
) => value is Blocked;

function read(storage: KeyValueStore | undefined): readonly Blocked[] {
  try {
    const kept: unknown = JSON.parse(storage?.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBlocked).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps the list in `storage`, without it in memory only. The block of a visitor lasts as long as their user id. */
export function createBlockList(
  storage: KeyValueStore | undefined,
  onChange: () => void,
): BlockList {
  let list = read(storage);
  let ids: ReadonlySet<string> = new Set(list.map(({ userId }) => userId));
  function keep(next: readonly Blocked[]) {
    list = next.slice(-MOST);
    ids = new Set(list.map(({ userId }) => userId));
    storage?.set(KEY, JSON.stringify(list));
    onChange();
  }
  return {
    list: () => list,
    ids: () => ids,
    block(who) {
      if (!ids.has(who.userId)) keep([...list, who]);
    },
    unblock: (userId) => keep(list.filter((each) => each.userId !== userId)),
  };
}
