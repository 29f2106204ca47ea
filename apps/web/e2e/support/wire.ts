import type { Page } from '@playwright/test';

interface Call {
  path: string;
  /** The call of the sports venue, such as `placeBet`; empty for others. */
  method: string;
  body: Record<string, unknown>;
}

export interface Wire {
  /** Calls of a path, or of a method of the sports venue, so far. */
  of(name: string): Call[];
}

/** Keeps what the page sends, in the plain mode of the contract. */
export function recordWire(page: Page): Wire {
  const calls: Call[] = [];
  page.on('request', (request) => {
    // A game inside the page sends its rounds as text.
    if (request.method() !== 'POST' || new URL(request.url()).pathname.startsWith('/game/demo/'))
      return;
    const sent = request.postDataJSON() as Record<string, unknown>;
    const inner = sent['request'];
    calls.push({
      path: new URL(request.url()).pathname,
      method: typeof sent['method'] === 'string' ? sent['method'] : '',
      body: typeof inner === 'object' && inner !== null ? (inner as Call['body']) : sent,
    });
  });
  return {
    of: (name) => calls.filter((call) => call.method === name || call.path.endsWith(name)),
  };
}
