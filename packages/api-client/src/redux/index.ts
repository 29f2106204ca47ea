'use client';
export { gatewayApi } from './gateway-api.ts';
export type { GatewayExtra, GatewayFault, GatewayTag } from './gateway-api.ts';
export { readAgain } from './read-again.ts';
export { defineEndpoints } from './define-endpoints.ts';
export type {
  Asking,
  AskingPart,
  GatewayBaseQuery,
  GatewayBuilder,
  GatewayRead,
  GatewayWrite,
} from './define-endpoints.ts';
