import type { components } from './generated/openapi.ts';
import type { SportsAnswer, SportsCall } from './schemas.ts';
import type { SportsAnswers, SportsMethod, SportsRequests } from './sports-methods.ts';

/** The caller's fields, sent with every sports method: gateway time in whole ms, token, language, address. */
export type SportsCaller = components['schemas']['SportsRequestBase'];

/** Whether a sports method takes a stake or returns one; the other methods only read. */
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
 * Whether a sports method only reads, so that data read before it stays valid after it.
 *
 * @param method as a body names it, of any type
 * @returns false for a method that changes something, and for an unknown method
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
  // TypeScript does not narrow the union of all calls by the method; the parameters guarantee the same.
  return { method, venueName: 'CRTY', request: { ...request, ...caller } } as unknown as SportsCall;
}

/**
 * Whether an answer of the venue belongs to this method.
 *
 * @example if (isSportsAnswer(answer, 'getTicket')) show(answer.ticket);
 */
export function isSportsAnswer<M extends SportsMethod>(
  answer: SportsAnswer,
  method: M,
): answer is SportsAnswer & SportsAnswers[M] {
  return answer.method === method;
}
