import {
  isSportsAnswer,
  type SportsAnswer,
  type SportsAnswers,
  type SportsCall,
  sportsCall,
  type SportsMethod,
  type SportsRequests,
} from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';

export interface SportsGatewayOptions {
  /** Makes the resource call; the API client's `call` fits, with its options. */
  call: (body: SportsCall, options?: AskOptions) => Promise<SportsAnswer>;
  /** Milliseconds by the gateway's clock. */
  now: () => number;
  /** Login token, null for a visitor. */
  token: () => string | null;
  language: () => 'zh-cn' | 'zh-tw';
  /** The caller's IP address as the gateway reported it. */
  ip: () => Promise<string>;
}

export interface AskOptions {
  /** Milliseconds after which the request is given up, retries included. */
  timeoutMs?: number;
  /** False when the caller repeats the request itself. */
  retry?: boolean;
}

export interface SportsGateway {
  /** Calls one method of the local sports venue. */
  ask<M extends SportsMethod>(
    method: M,
    request: SportsRequests[M],
    options?: AskOptions,
  ): Promise<SportsAnswers[M]>;
}

/**
 * The sports resource call, method by method (spec betting 7): each carries the method, the venue's name, and a
 * request with timestamp, token, language and IP.
 *
 * @throws CourtsideError `sports.wrong-method` when the gateway answers another method than was asked
 */
export function createSportsGateway(options: SportsGatewayOptions): SportsGateway {
  return {
    async ask(method, request, asking) {
      const body = sportsCall(method, request, {
        timestamp: Math.round(options.now()),
        token: options.token() ?? '',
        language: options.language(),
        ip: await options.ip(),
      });
      const answer = await options.call(body, asking);
      if (isSportsAnswer(answer, method)) return answer;
      throw new CourtsideError(`Asked ${method}, answered ${answer.method}`, {
        code: 'sports.wrong-method',
        kind: 'protocol',
      });
    },
  };
}
