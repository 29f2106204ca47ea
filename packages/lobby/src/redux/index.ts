export { lobbyApi } from './lobby-api.ts';
