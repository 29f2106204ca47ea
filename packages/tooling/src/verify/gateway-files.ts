/**
 * The gateway's tests that every change must pass, as file filters of the runner: the walk through the contract, the
 * wire, bets, the ledger, one kill. The rest is in the part `gateway` of the thorough run.
 */
export const GATEWAY_FILES: readonly string[] = [
  'packages/sandbox/src/',
  ...[
    'walk',
    'wire',
    'access',
    'betting',
    'series',
    'funds',
    'ledger.prop',
    'money-kill',
    'chat-socket',
    'feed',
    'codes',
  ].map((name) => `packages/sandbox/test/${name}.test.ts`),
];
