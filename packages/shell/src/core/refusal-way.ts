import { resultCode, type ResultCodeAction } from '@courtside/contract';

/** How a member is told of a refusal that no screen shows in its own place. */
export type RefusalWay = 'toast' | 'dialog' | 'complete-data' | 're-enter-game' | 'silent';

/** Every action of the contract's table has its way: an action that is added does not compile until it has one. */
const WAYS: Readonly<Record<ResultCodeAction, RefusalWay>> = {
  none: 'silent',
  'show-message': 'toast',
  'show-dialog': 'dialog',
  'retry-later': 'toast',
  'bind-phone': 'complete-data',
  'bind-real-name': 'complete-data',
  're-enter-game': 're-enter-game',
  // What ends the session is told by the site event; the caller still gets the reason.
  login: 'toast',
  // Values of the flows that ask for them; anywhere else the sentence is all there is.
  'ask-captcha': 'toast',
  'ask-slider': 'toast',
  // Each of these has a flow or a screen that shows it in its place; without one its sentence is a message.
  'verify-device': 'toast',
  'verify-phone': 'toast',
  'start-over': 'toast',
  wait: 'toast',
  'contact-service': 'toast',
  'transfer-in': 'toast',
  'maintenance-page': 'toast',
};

/**
 * How a business code is told (spec access 8), by what the contract's table says to do on it. Null is a fault without
 * a code.
 *
 * @example refusalWay(6449) // 'complete-data'
 */
export function refusalWay(statusCode: number | null): RefusalWay {
  return statusCode === null ? 'toast' : WAYS[resultCode(statusCode).action];
}
