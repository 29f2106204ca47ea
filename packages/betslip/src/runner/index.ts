export { createSlipRunner } from './create-slip-runner.ts';
export type { SlipRunner, SlipRunnerOptions } from './create-slip-runner.ts';
export type { SlipPort, SlipQuote } from './slip-port.ts';
