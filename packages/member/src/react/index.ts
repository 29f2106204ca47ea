export { memberRoutes } from './member-routes.ts';
export { memberFeature } from './member-feature.ts';
