import type { GatewayFrame, socketComponents } from '@courtside/contract';

type Schemas = socketComponents['schemas'];

/** The author of a message: `vipLevel` 0 to 10, `guest` 1 for a visitor. */
export type ChatPerson = Schemas['ChatPerson'];
/** The person logged in on the connection, as the gateway answered the login. */
export type ChatSelf = Schemas['ChatSelf'];
/** A message. `at` in ms since the Unix epoch by the gateway's clock; `msg` is text, never markup. */
export type ChatMessage = Schemas['ChatMessage'];
export type ChatRoom = Schemas['Room'];
export type GiftRecord = Schemas['GiftRecord'];
export type PredictionRecord = Schemas['PredictionRecord'];
export type HistoryQuery = Schemas['HistoryQuery'];
/** Why the gateway refused something. */
export type NoticeCode = Schemas['NoticeCode'];

/** The frame of the gateway with one of these ids. @example FrameOf<10003>['msgData'] // a message */
export type FrameOf<Id extends GatewayFrame['msgId']> = Extract<GatewayFrame, { msgId: Id }>;
