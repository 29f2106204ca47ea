import { resultCode, type ResultCodeAction } from '@courtside/contract';

/** Way of telling a member about a refusal that no screen shows itself. */
export type RefusalWay = 'toast' | 'dialog' | 'complete-data' | 're-enter-game' | 'silent';

/** One way for each action of the contract's table; a new action does not compile until it has one. */
const WAYS: Readonly<Record<ResultCodeAction, RefusalWay>> = {
  none: 'silent',
  'show-message': 'toast',
  'show-dialog': 'dialog',
  'retry-later': 'toast',
  'bind-phone': 'complete-data',
  'bind-real-name': 'complete-data',
  're-enter-game': 're-enter-game',
  // A site event tells that the session ended; the caller still gets the reason.
  login: 'toast',
  // The flows that ask for a captcha handle these; elsewhere only the sentence can be shown.
  'ask-captcha': 'toast',
  'ask-slider': 'toast',
  // A flow or a screen handles each of these; without one, its sentence is shown as a message.
  'verify-device': 'toast',
  'verify-phone': 'toast',
  'start-over': 'toast',
  wait: 'toast',
  'contact-service': 'toast',
  'transfer-in': 'toast',
  'maintenance-page': 'toast',
};

/**
 * Returns the way of telling a business code (spec access 8), by its action in the contract's table. Null is a fault
 * without a code.
 *
 * @example refusalWay(6449) // 'complete-data'
 */
export function refusalWay(statusCode: number | null): RefusalWay {
  return statusCode === null ? 'toast' : WAYS[resultCode(statusCode).action];
}
