// Public: a sandbox to embed in a test or a process. Its parts (ledger, world, chat, games) stay private; only the
// contract that they serve is stable.
export { createSandbox } from './sandbox.ts';
export type { Sandbox, SandboxOptions } from './sandbox.ts';
export type { CaptchaLimits } from './access/captcha-limits.ts';
export type { BetLimits } from './betting/bet-limits.ts';
export type { CashOutPolicies, CashOutPolicy } from './betting/cash-out-policy.ts';
export { listen } from './serve.ts';
export type { Caller, Listening } from './serve.ts';
export { pgliteDb } from './db/pglite-db.ts';
export { postgresDb } from './db/postgres-db.ts';
export type { Db, Queryable } from './db/db.ts';
export { loadFixtures } from './football/fixtures.ts';
export type { Competition } from './football/fixtures.ts';
export { siteKeys } from './wire/keys.ts';
export type { SiteKeys } from './wire/keys.ts';
export { runConformance } from './conformance/run.ts';
export type { ConformanceOptions, Outcome } from './conformance/run.ts';
