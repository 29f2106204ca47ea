import { useServices } from '@courtside/shell/react';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatState } from '../core/chat.ts';
import type { TimelineItem } from '../core/timeline.ts';
import { type Chat, createChat } from '../runner/create-chat.ts';
import { moderationOf } from './moderation.ts';

/** `loading` and `failed` refer to the socket's code. */
export type OpenRoom = { chat: Chat } | 'loading' | 'failed';

/**
 * Opens a room over the site's socket while the component is shown.
 *
 * @param rid the room; a change enters the new one
 */
export function useRoom(rid: string): OpenRoom {
  const services = useServices();
  const [room, setRoom] = useState<OpenRoom>('loading');
  useEffect(() => {
    let made: Chat | null = null;
    let isOver = false;
    const { clock, random, storage, errors } = services;
    services.socket().then(
      (socket) => {
        if (isOver) return;
        const moderate = moderationOf(services);
        made = createChat({ socket, clock, random, storage, ...(moderate && { moderate }) });
        made.enter(rid);
        setRoom({ chat: made });
      },
      (fault: unknown) => {
        errors.report(fault, { during: 'chat' });
        if (!isOver) setRoom('failed');
      },
    );
    return () => {
      isOver = true;
      made?.dispose();
      setRoom('loading');
    };
  }, [services, rid]);
  return room;
}

export const useChatState = (chat: Chat): ChatState =>
  useSyncExternalStore(chat.subscribe, chat.state, chat.state);

/**
 * The lines to draw: the first ones and an empty list at once, others deferred, so that typing never waits for a crowd.
 */
export function useDrawnItems(chat: Chat): readonly TimelineItem[] {
  const items = useSyncExternalStore(chat.subscribe, chat.items, chat.items);
  const late = useDeferredValue(items);
  return items.length === 0 || late.length === 0 ? items : late;
}

/** The device's time, updated each second while `isWaiting`. */
export function useNow(isWaiting: boolean): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tick = () => {
      setNow(clock.now());
      cancel = clock.after(1000, tick);
    };
    let cancel = clock.after(0, tick);
    return () => cancel();
  }, [clock, isWaiting]);
  return now;
}
