// Written by `pnpm run generate` from socket/messages.yaml; edit that instead.
import type { components } from './asyncapi.ts';

/** The numbers of the chat socket's messages. */
export const MESSAGE_IDS = {
  heartbeat: 0,
  login: 10001,
  joinRoom: 10002,
  sendMessage: 10003,
  memberMuted: 10004,
  roomBlocked: 10005,
  roomStatus: 10006,
  vipChatLevel: 10007,
  joined: 10008,
  globalStatus: 10009,
  history: 10011,
  roomDestroyed: 10013,
  score: 10014,
  cleared: 10015,
  entered: 10016,
  gift: 10017,
  prediction: 10018,
  guestLogin: 10019,
  playChanged: 10020,
  feedWatch: 20001,
  feedChanges: 20002,
  feedReset: 20003,
  feedSight: 20004,
  feedStop: 20005,
  notification: 60000,
} as const;

/** What the front end may send. */
export type ClientFrame =
  | components['schemas']['HeartbeatFromClient']
  | components['schemas']['LoginFromClient']
  | components['schemas']['JoinRoomFromClient']
  | components['schemas']['SendMessageFromClient']
  | components['schemas']['HistoryFromClient']
  | components['schemas']['GuestLoginFromClient']
  | components['schemas']['FeedWatchFromClient']
  | components['schemas']['FeedSightFromClient']
  | components['schemas']['FeedStopFromClient']
;

/** What the gateway may send. */
export type GatewayFrame =
  | components['schemas']['HeartbeatFromGateway']
  | components['schemas']['LoginFromGateway']
  | components['schemas']['SendMessageFromGateway']
  | components['schemas']['MemberMutedFromGateway']
  | components['schemas']['RoomBlockedFromGateway']
  | components['schemas']['RoomStatusFromGateway']
  | components['schemas']['VipChatLevelFromGateway']
  | components['schemas']['JoinedFromGateway']
  | components['schemas']['GlobalStatusFromGateway']
  | components['schemas']['HistoryFromGateway']
  | components['schemas']['RoomDestroyedFromGateway']
  | components['schemas']['ScoreFromGateway']
  | components['schemas']['ClearedFromGateway']
  | components['schemas']['EnteredFromGateway']
  | components['schemas']['GiftFromGateway']
  | components['schemas']['PredictionFromGateway']
  | components['schemas']['GuestLoginFromGateway']
  | components['schemas']['PlayChangedFromGateway']
  | components['schemas']['FeedChangesFromGateway']
  | components['schemas']['FeedResetFromGateway']
  | components['schemas']['NotificationFromGateway']
;
