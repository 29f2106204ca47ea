'use client';
export { chatFeature } from './chat-feature.ts';
export type { ChatFeatureOptions } from './chat-feature.ts';
export { ChatRoom } from './chat-room.tsx';
export type { ChatRoomProps } from './chat-room.tsx';
export { ChatPanel } from './chat-panel.tsx';
export { RoomPage } from './room-page.tsx';
export type { RoomPageProps } from './room-page.tsx';
export type { ChatCodeProps, ChatComposeProps } from './chat-slots.ts';
