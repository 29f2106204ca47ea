import { resultCode } from '@courtside/contract';

/** How a member is told of a refusal that no screen shows in its own place. */
export type RefusalWay = 'toast' | 'dialog' | 'complete-data' | 're-enter-game' | 'silent';

/**
 * How a business code is told (spec access 8), by what the contract's table says to do on it. Null is a fault without
 * a code.
 *
 * @example refusalWay(6449) // 'complete-data'
 */
export function refusalWay(statusCode: number | null): RefusalWay {
  if (statusCode === null) return 'toast';
  switch (resultCode(statusCode).action) {
    case 'none':
      return 'silent';
    case 'show-dialog':
      return 'dialog';
    case 'bind-phone':
    case 'bind-real-name':
      return 'complete-data';
    case 're-enter-game':
      return 're-enter-game';
    default:
      return 'toast';
  }
}
