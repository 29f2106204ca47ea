/** A state machine: returns the next state and the effects for a state and an event. */
export type Machine<State, Event, Effect> = (
  state: State,
  event: Event,
) => { readonly state: State; readonly effects: readonly Effect[] };

/** Holds the state of a machine and passes effects to the registered performer. */
export interface Runner<State, Event, Effect> {
  state(): State;
  dispatch: (event: Event) => void;
  subscribe(listener: () => void): () => void;
  /** Sets the performer of effects from now on. @returns a function that removes it */
  performWith(perform: (effect: Effect) => void): () => void;
}

/** @example const runner = createRunner(transition, INITIAL_FLOW); */
export function createRunner<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  initial: State,
): Runner<State, Event, Effect> {
  const listeners = new Set<() => void>();
  let state = initial;
  let performer: ((effect: Effect) => void) | null = null;
  return {
    state: () => state,
    dispatch(event) {
      const next = machine(state, event);
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
