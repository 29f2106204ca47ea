export { playApi, PLAY_STATE_TAG } from './play-api.ts';
export type { PlayLimitArguments } from './play-api.ts';
