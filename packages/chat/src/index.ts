// Public: the protocol of the gateway's socket, without UI; it depends on the kernel only.
export { readFrame, readFrames, writeFrame } from './core/frames.ts';
export type { FrameFault } from './core/frames.ts';
export { connectionStep, idleConnection } from './core/connection.ts';
export type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionPhase,
  ConnectionState,
  ConnectionStep,
  ConnectionTimer,
  LoginFrame,
} from './core/connection.ts';
export { chatStep, emptyChat } from './core/chat.ts';
export type { ChatEffect, ChatEvent, ChatState, ChatStep, Hold } from './core/chat.ts';
export type { Found, HistoryAsk, RoomGap, RoomNote, RoomPhase, RoomState } from './core/room.ts';
export type { Speech, SpeechOutcome, SpeechState } from './core/outbox.ts';
export { hindrance, MOST_CHARACTERS, speechFault } from './core/speech.ts';
export type { Hindrance, Moderate, SpeechFault } from './core/speech.ts';
export { timeline } from './core/timeline.ts';
export type { TimelineItem, TimelineOptions } from './core/timeline.ts';
export type {
  ChatMessage,
  ChatPerson,
  ChatRoom,
  ChatSelf,
  FrameOf,
  GiftRecord,
  HistoryQuery,
  NoticeCode,
  PredictionRecord,
} from './core/types.ts';
export { createConnection } from './runner/create-connection.ts';
export type {
  ChatConnection,
  ChatSocket,
  ConnectionOptions,
  SocketPhase,
  Wire,
  WireEvents,
} from './runner/create-connection.ts';
export { browserWire } from './platform/browser-wire.ts';
export { createChat } from './runner/create-chat.ts';
export type { Chat, ChatOptions } from './runner/create-chat.ts';
export type { Blocked, BlockList } from './runner/block-list.ts';
