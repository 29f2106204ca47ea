/** The path of a test of the gateway. */
export const gatewayFile = (name: string): string => `packages/sandbox/test/${name}.test.ts`;

/**
 * The gateway's tests that every change must pass, as file filters of the runner: the walk through the contract, the
 * wire, bets, the ledger, one kill. The rest is in the parts `gateway` and `gateway-GROUP` of the thorough run.
 */
export const GATEWAY_FILES: readonly string[] = [
  'packages/sandbox/src/',
  ...[
    'walk',
    'wire',
    'access',
    'orders',
    'order-keys',
    'settlement',
    'resource-call',
    'series',
    'funds',
    'ledger.prop',
    'money-kill',
    'chat-socket',
    'feed',
    'codes',
  ].map((name) => gatewayFile(name)),
];

/**
 * Tests of the gateway that take minutes with full counts, each group a part of the thorough run (`gateway-GROUP`). The
 * part `gateway` runs all others.
 */
export const GATEWAY_GROUPS: Readonly<Record<string, readonly string[]>> = {
  orders: ['slip-faults.prop', 'tickets.prop'],
  payments: ['deposit-faults.prop', 'transfer-faults.prop', 'withdrawal-faults.prop'],
  attacks: ['conformance', 'hostile', 'money-kill', 'play.prop'],
  games: ['games-money.prop', 'play-fair'],
  tournament: ['tournament'],
};

/** Environment variable that leaves the tests of these groups out: the runner excludes no file of a project by an option. */
export const WITHOUT_GROUPS = 'COURTSIDE_WITHOUT_GATEWAY_GROUPS';

/** The tests that are left out where that variable is set. */
export const leftOut = (env: NodeJS.ProcessEnv): string[] =>
  env[WITHOUT_GROUPS] ? Object.values(GATEWAY_GROUPS).flat().map(gatewayFile) : [];
