'use client';
export { lobbyApi } from './lobby-api.ts';
