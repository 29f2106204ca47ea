import {
  INITIAL_FLOW,
  transition,
  type FlowEffect,
  type FlowEvent,
  type FlowState,
} from './access-flow.ts';

export type FlowDispatch = (event: FlowEvent) => void;

/** Holds the flow's state and passes effects to the registered performer. */
export interface FlowRunner {
  state(): FlowState;
  dispatch: FlowDispatch;
  subscribe(listener: () => void): () => void;
  /** Sets who performs effects from now on. @returns takes it back */
  performWith(perform: (effect: FlowEffect) => void): () => void;
}

/** @example const runner = createFlowRunner(); runner.dispatch({ type: 'submit', intent }); */
export function createFlowRunner(): FlowRunner {
  const listeners = new Set<() => void>();
  let state = INITIAL_FLOW;
  let performer: ((effect: FlowEffect) => void) | null = null;
  return {
    state: () => state,
    dispatch(event) {
      const next = transition(state, event);
      state = next.state;
      for (const listener of Array.from(listeners)) listener();
      for (const effect of next.effects) performer?.(effect);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    performWith(perform) {
      performer = perform;
      return () => {
        if (performer === perform) performer = null;
      };
    },
  };
}
