export { gatewayApi } from './gateway-api.ts';
export type { GatewayCall, GatewayExtra, GatewayFault } from './gateway-api.ts';
