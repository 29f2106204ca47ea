export { lobbyRoutes } from './lobby-routes.ts';
export type { LobbyOptions } from './lobby-routes.ts';
