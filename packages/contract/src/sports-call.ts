import type { components } from './generated/openapi.ts';
import type { SportsAnswer, SportsCall } from './schemas.ts';
import type { SportsAnswers, SportsMethod, SportsRequests } from './sports-methods.ts';

/** Who asks, as every method of the sports venue carries it: whole ms by the gateway's clock, token, script, address. */
export type SportsCaller = components['schemas']['SportsRequestBase'];

/** Whether a method of the sports venue takes a stake or gives one back; the others only ask. */
const CHANGES: Readonly<Record<SportsMethod, boolean>> = {
  getMatchList: false,
  getMatchChanges: false,
  getOutrights: false,
  getMatch: false,
  getPriceHistory: false,
  getResults: false,
  getResult: false,
  getQuote: false,
  getQuotes: false,
  placeBet: true,
  placeSeries: true,
  getOrder: false,
  getTicket: false,
  getCashOut: false,
  cashOut: true,
  getCashOutOrder: false,
};

/**
 * Whether a method of the sports venue only asks, so that what was read before it still holds after it.
 *
 * @param method as a body names it, whatever it is
 * @returns false for what changes something, and for a method that nobody knows
 * @example isSportsQuestion('getMatchList') // true
 */
export function isSportsQuestion(method: unknown): boolean {
  return typeof method === 'string' && Object.hasOwn(CHANGES, method)
    ? !CHANGES[method as SportsMethod]
    : false;
}

/**
 * The body of `/game/api/v1/venue/resource` for one method (spec betting 7).
 *
 * @example sportsCall('getMatch', { gidm: '1001' }, { timestamp, token: '', language: 'zh-cn', ip })
 */
export function sportsCall<M extends SportsMethod>(
  method: M,
  request: SportsRequests[M],
  caller: SportsCaller,
): SportsCall {
  // The compiler does not follow a method through the union of all calls; the parameters say the same.
  return { method, venueName: 'CRTY', request: { ...request, ...caller } } as unknown as SportsCall;
}

/**
 * Whether an answer of the venue is one to this method.
 *
 * @example if (isSportsAnswer(answer, 'getTicket')) show(answer.ticket);
 */
export function isSportsAnswer<M extends SportsMethod>(
  answer: SportsAnswer,
  method: M,
): answer is SportsAnswer & SportsAnswers[M] {
  return answer.method === method;
}
