import type { components } from './generated/openapi.ts';
import type { SportsAnswer, SportsCall } from './schemas.ts';
import type { SportsAnswers, SportsMethod, SportsRequests } from './sports-methods.ts';

/** Who asks, as every method of the sports venue carries it: gateway's time in ms, token, script, address. */
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

/** @returns true for a method that changes nothing; false for any other text */
export function isSportsQuestion(method: unknown): boolean {
  return typeof method === 'string' && (CHANGES as Record<string, boolean>)[method] === false;
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

/** Whether an answer of the venue is one to this method. */
export function isSportsAnswer<M extends SportsMethod>(
  answer: SportsAnswer,
  method: M,
): answer is SportsAnswer & SportsAnswers[M] {
  return answer.method === method;
}
