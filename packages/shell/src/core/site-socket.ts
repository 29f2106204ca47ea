import type { ClientFrame, GatewayFrame, socketComponents } from '@courtside/contract';

/**
 * `connecting`: until the gateway has answered the login. `ready`: connected and logged in. `closed`: not connected; it
 * is retried after five seconds while there are listeners. `paused`: the tab has been hidden for a minute; the socket
 * connects again when the tab is visible.
 */
export type SocketState = 'closed' | 'connecting' | 'ready' | 'paused';

/** The frame of the gateway with one of these ids. @example FrameOf<10014>['msgData'] // a score */
export type FrameOf<Id extends GatewayFrame['msgId']> = Extract<GatewayFrame, { msgId: Id }>;

/**
 * The one socket of a site (spec betting 3), shared by parts that need not know of each other. It is connected while it
 * has listeners, and logs in as the current member or visitor.
 */
export interface SiteSocket {
  state(): SocketState;
  /** The identity from the gateway's answer to the login, while `ready`: a late listener has missed that answer. */
  self(): socketComponents['schemas']['ChatSelf'] | null;
  /** Calls back after each change of the state. @returns a function that stops it */
  onState(listener: () => void): () => void;
  /**
   * Calls back with each frame of these ids, in order of arrival.
   *
   * @returns a function that stops it
   * @example
   * const stop = socket.on([10014], ({ msgData }) => show(msgData.gidm, msgData.h, msgData.c));
   */
  on<Id extends GatewayFrame['msgId']>(
    msgIds: readonly Id[],
    listener: (frame: FrameOf<Id>) => void,
  ): () => void;
  /** Sends a frame. Before the login it is held back and retried every 300 ms. */
  send(frame: ClientFrame): void;
}
