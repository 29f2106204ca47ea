import { transition } from './access-flow.ts';
import { INITIAL_FLOW, type FlowEffect, type FlowEvent, type FlowState } from './flow-state.ts';
import { createRunner, type Runner } from './runner.ts';

export type FlowDispatch = (event: FlowEvent) => void;

/** Runs login and registration. */
export type FlowRunner = Runner<FlowState, FlowEvent, FlowEffect>;

/** @example const runner = createFlowRunner(); runner.dispatch({ type: 'submit', intent }); */
export function createFlowRunner(): FlowRunner {
  return createRunner(transition, INITIAL_FLOW);
}
