// Public: the HTTP endpoints of the rooms, for the site's store.
export { chatApi } from './chat-api.ts';
export type { Report } from './chat-api.ts';
