// Public: what the room asks over HTTP, as endpoints of the site's store.
export { chatApi } from './chat-api.ts';
export type { Report } from './chat-api.ts';
