'use client';
export { lobbyRoutes } from './lobby-routes.ts';
export type { LobbyRouteOptions } from './lobby-routes.ts';
export { lobbyFeature } from './lobby-feature.ts';
export type { LobbyOptions } from './lobby-feature.ts';
