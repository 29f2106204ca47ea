export { memberApi } from './member-api.ts';
export type { BetRecordQuery } from './member-api.ts';
