import { isCourtsideError } from '@courtside/kernel';
import type { Message } from '../message.ts';
import { words } from '../words.ts';
import { codeMessage } from './code-message.ts';

/** Also the message for any other fault. */
const SERVER_ERROR = 6005;

const TIMEOUT: Message = /*i18n*/ { id: 'fault.timeout', message: '请求超时，请稍后重试' };

/** The code with which the gateway refuses a copied request; see `isOutcomeKnown` of `@courtside/api-client`. */
const REPLAYED = 6008;

/**
 * The text of a fault for users: the gateway's message, else one chosen by code. The fault's own message is for
 * engineers and is never shown.
 */
export function faultMessage(fault: unknown): { message: Message } | { text: string } {
  if (typeof fault === 'object' && fault !== null && 'serverMessage' in fault) {
    const { serverMessage, statusCode } = fault as {
      serverMessage?: string;
      statusCode?: number;
    };
    // A browser may send a POST again by itself when the connection is cut, and the gateway refuses the copy: the
    // member did nothing illegal, the network failed.
    if (statusCode === REPLAYED) return { message: words.network };
    if (serverMessage) return { text: serverMessage };
    if (statusCode !== undefined) return { message: codeMessage(statusCode) };
  }
  const code = codeOf(fault);
  if (code === 'client.network' || code === 'site.part-missing') return { message: words.network };
  if (code === 'client.timeout') return { message: TIMEOUT };
  return { message: codeMessage(SERVER_ERROR) };
}

function codeOf(fault: unknown): string {
  if (isCourtsideError(fault)) return fault.code;
  if (typeof fault === 'object' && fault !== null && 'code' in fault) return String(fault.code);
  return '';
}
