/** What stands before a gateway answers so while the gateway is away: nothing was carried out that it told of. */
export const isGatewayDown = (httpStatus: number): boolean =>
  httpStatus === 502 || httpStatus === 503 || httpStatus === 504;
