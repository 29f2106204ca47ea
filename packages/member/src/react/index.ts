export { memberRoutes } from './member-routes.ts';
export { marketName, pickText, resultBadge, scoreText } from './bet-words.ts';
export type { Words } from './bet-words.ts';
export { memberFeature } from './member-feature.ts';
