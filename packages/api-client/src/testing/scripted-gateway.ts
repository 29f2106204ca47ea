import type { CallData, CallPath } from '../types.ts';

/** What the gateway is to answer: the data of a success, or a code of refusal. */
export type ScriptedAnswer<P extends CallPath> =
  { data: CallData<P> } | { statusCode: number; message?: string; data?: unknown };

export interface ScriptedGateway {
  /** Hand this to the client's platform. */
  fetch: typeof globalThis.fetch;
  /** The requests that arrived, in order. */
  requests: { path: string; body: unknown; headers: Headers }[];
  /** Sets what a path answers from now on. */
  on<P extends CallPath>(
    path: P,
    answer: ScriptedAnswer<P> | ((body: unknown) => ScriptedAnswer<P>),
  ): void;
}

/** A gateway in the same process for unit tests: plain mode, typed against the contract, `preInfo` included. */
export function scriptedGateway(): ScriptedGateway {
  const answers = new Map<string, (body: unknown) => object>();
  const gateway: ScriptedGateway = {
    requests: [],
    on(path, answer) {
      answers.set(path, typeof answer === 'function' ? answer : () => answer);
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const body: unknown = JSON.parse(await request.text());
      gateway.requests.push({ path, body, headers: request.headers });
      const answer = answers.get(path)?.(body) ?? { statusCode: 6004, message: 'not scripted' };
      const {
        statusCode = 6000,
        message = '',
        data = null,
      } = answer as {
        statusCode?: number;
        message?: string;
        data?: unknown;
      };
      return Response.json({ status_code: statusCode, message, data });
    },
  };
  gateway.on('/site/api/v1/configuration/preInfo', {
    data: {
      ip: '203.0.113.7',
      serverTime: 0,
      siteTime: 5000,
      siteBaseConfig: {
        h5DomainUrl: '',
        title: 'Courtside',
        encryption: 0,
        edition: 1,
        deposit: 1,
        currency: 'CNY',
        iosUrl: '',
        androidUrl: '',
        appVersion: '1.0.0',
      },
    },
  });
  return gateway;
}
