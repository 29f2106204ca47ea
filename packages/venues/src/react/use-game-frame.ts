import { useServices } from '@courtside/shell/react';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import type { FrameMessage } from '../core/frame-message.ts';
import { readFrameMessage } from '../core/frame-message.ts';
import {
  FRAME_PATIENCE_MS,
  frameTransition,
  NEW_FRAME,
  type FrameEvent,
  type FrameState,
} from '../core/frame-state.ts';

/** The frame's data for its page. */
export interface GameFrame {
  state: FrameState;
  send: (event: FrameEvent) => void;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Codes with which a venue reports an unknown or expired ticket. */
const OVER: readonly number[] = [6001, 6302];

/**
 * The state of a game frame: waits until the game appears, and handles its messages.
 *
 * @param origin of the address in it; null when it is sandboxed without one
 */
export function useGameFrame(
  origin: string | null,
  heard: (message: FrameMessage) => void,
): GameFrame {
  const { clock } = useServices();
  const [state, send] = useReducer(frameTransition, NEW_FRAME);
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useRef(heard);
  useEffect(() => {
    hear.current = heard;
  });
  const { attempt } = state;
  useEffect(
    () => clock.after(FRAME_PATIENCE_MS, () => send({ type: 'patienceEnded', attempt })),
    [attempt, clock],
  );
  useEffect(() => {
    const listen = ({ origin: sender, data, source }: MessageEvent<unknown>) => {
      const isFromFrame = source !== null && source === frame.current?.contentWindow;
      const message = readFrameMessage({ origin: sender, data, isFromFrame }, origin);
      if (message === null) return;
      if (message.event === 'ready') send({ type: 'appeared', attempt });
      else if (message.event === 'closed' && OVER.includes(message.code)) send({ type: 'expired' });
      hear.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [attempt, origin]);
  return { state, send, frame };
}
