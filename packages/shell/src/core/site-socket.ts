import type { ClientFrame, GatewayFrame, socketComponents } from '@courtside/contract';

/**
 * `connecting`: until the gateway has answered the login. `ready`: connected and logged in. `closed`: not connected, and
 * tried again in five seconds where anybody listens. `paused`: the tab has been hidden for a minute, and nothing is
 * connected until it is looked at again.
 */
export type SocketState = 'closed' | 'connecting' | 'ready' | 'paused';

/** The frame of the gateway with one of these ids. @example FrameOf<10014>['msgData'] // a score */
export type FrameOf<Id extends GatewayFrame['msgId']> = Extract<GatewayFrame, { msgId: Id }>;

/**
 * The one socket of a site (spec betting 3), which any part of it may join without knowing of the others. It is
 * connected for as long as somebody listens, and logs in as whoever is there.
 */
export interface SiteSocket {
  state(): SocketState;
  /** Who the gateway says is there, while it is `ready`; whoever joins later has not heard the login's answer. */
  self(): socketComponents['schemas']['ChatSelf'] | null;
  /** Calls back after each change of the state. @returns stops it */
  onState(listener: () => void): () => void;
  /**
   * Calls back with each frame of these ids, in the order in which they come.
   *
   * @returns stops it
   * @example
   * const stop = socket.on([10014], ({ msgData }) => show(msgData.gidm, msgData.h, msgData.c));
   */
  on<Id extends GatewayFrame['msgId']>(
    msgIds: readonly Id[],
    listener: (frame: FrameOf<Id>) => void,
  ): () => void;
  /** Sends a frame. Before the login it is held back, and tried again every 300 ms. */
  send(frame: ClientFrame): void;
}
