/** Whether a proxy answered because the gateway is down; such an answer does not tell the outcome of the call. */
export const isGatewayDown = (httpStatus: number): boolean =>
  httpStatus === 502 || httpStatus === 503 || httpStatus === 504;
