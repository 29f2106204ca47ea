import type { ClientFrame, GatewayFrame } from '@courtside/contract';

type WatchRequest = Extract<ClientFrame, { msgId: 20001 }>['msgData'];
export type FeedChanges = Extract<GatewayFrame, { msgId: 20002 }>['msgData'];

/** The parts of a site's socket that the feed needs. */
export interface FeedSocket {
  /** Whether the socket is connected and logged in. */
  ready(): boolean;
  /** Calls back on every change of `ready`. @returns stops the calls */
  onReady(listener: () => void): () => void;
  /** Calls back with every frame of the gateway. @returns stops the calls */
  onFrame(listener: (frame: GatewayFrame) => void): () => void;
  /** Sends a frame; while there is no connection it is kept and sent later. */
  send(frame: ClientFrame): void;
}

/** Why a watch ended: the connection closed, a frame is missing, the gateway lost track, or it refused the watch. */
export type FeedLoss = 'closed' | 'gap' | 'reset' | 'refused';

export interface FeedListener {
  /** Called with the frames of a watch, in order, without repeats or gaps. */
  changes(changes: FeedChanges): void;
  /** Called when the watch has ended; no more frames come. */
  lost(why: FeedLoss): void;
}

export interface FeedWatch {
  /** @param gidms matches whose markets are in view; all when null */
  sight(gidms: readonly string[] | null): void;
  stop(): void;
}

export type FeedRequest = Pick<WatchRequest, 'gtype' | 'showType' | 'since'> & {
  readonly gidms: readonly string[] | null;
};

/** Watches lists of the sports venue over a socket (asyncapi.yaml, 20001 to 20005). */
export interface Feed {
  /** Starts a watch. Null while there is no connection. */
  watch(request: FeedRequest, listener: FeedListener): FeedWatch | null;
  /** Calls back when lists can be watched. @returns stops the calls */
  onReady(listener: () => void): () => void;
}

export interface FeedOptions {
  readonly socket: FeedSocket;
  /** Language of the names of teams and leagues. */
  readonly language: () => WatchRequest['language'];
}

/** Most matches that can be named as in view (asyncapi.yaml); with more than these, all are. */
const MOST_IN_SIGHT = 120;

const named = (gidms: readonly string[] | null) =>
  gidms === null || gidms.length > MOST_IN_SIGHT ? {} : { gidms: [...gidms] };

/**
 * @example
 * const feed = createFeed({ socket, language: () => 'zh-cn' });
 * const board = createBoard({ ...options, feed });
 */
export function createFeed({ socket, language }: FeedOptions): Feed {
  let watches = 0;
  return {
    onReady: (listener) =>
      socket.onReady(() => {
        if (socket.ready()) listener();
      }),
    watch({ gidms, ...list }, listener) {
      if (!socket.ready()) return null;
      const watch = (watches += 1);
      let seq = 0;
      const stops = [
        socket.onReady(() => {
          if (!socket.ready()) end('closed');
        }),
        socket.onFrame((frame) => {
          if (frame.msgId === 20002 && frame.msgData.watch === watch) hear(frame.msgData);
          else if (frame.msgId === 20003 && frame.msgData.watch === watch) end('reset');
          // A refusal does not name the watch; only a watch that has had no frame yet can be refused.
          else if (frame.msgId === 60000 && frame.msgData.about === 20001 && seq === 0) {
            end('refused');
          }
        }),
      ];
      let ended = false;

      function hear(changes: FeedChanges) {
        if (changes.seq <= seq) return;
        if (changes.seq > seq + 1) {
          socket.send({ msgId: 20005, msgData: { watch } });
          end('gap');
          return;
        }
        seq = changes.seq;
        listener.changes(changes);
      }

      function leave() {
        ended = true;
        for (const stop of stops) stop();
      }

      function end(why: FeedLoss) {
        if (ended) return;
        leave();
        listener.lost(why);
      }

      socket.send({
        msgId: 20001,
        msgData: { watch, ...list, language: language(), ...named(gidms) },
      });
      return {
        sight(next) {
          if (!ended) socket.send({ msgId: 20004, msgData: { watch, ...named(next) } });
        },
        stop() {
          if (ended) return;
          leave();
          if (socket.ready()) socket.send({ msgId: 20005, msgData: { watch } });
        },
      };
    },
  };
}
