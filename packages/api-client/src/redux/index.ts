export { gatewayApi } from './gateway-api.ts';
export type {
  GatewayCall,
  GatewayEndpointOptions,
  GatewayExtra,
  GatewayFault,
} from './gateway-api.ts';
