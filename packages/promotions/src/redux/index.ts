export { claimTags, promotionsApi } from './promotions-api.ts';
export { gatewayClaims } from './claim-calls.ts';
