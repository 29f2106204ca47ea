import {
  createSlice,
  type Draft,
  original,
  type PayloadAction,
  type Slice,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  emptySlip,
  type SlipEvent,
  type SlipSettings,
  type SlipState,
  type SlipTransition,
  transition,
} from '../index.ts';

type Reducers = {
  happened: (state: Draft<SlipState>, action: PayloadAction<SlipEvent>) => SlipState;
};

export interface BetslipSlice {
  readonly slice: Slice<SlipState, Reducers, 'betslip'>;
  /**
   * Sends an event to the slip and returns the engine's answer: refusals to show and effects to perform.
   *
   * @example const { violations, effects } = dispatch(betslip.send({ type: 'toggle', selection }));
   */
  send(event: SlipEvent): ThunkAction<SlipTransition, BetslipRootState, unknown, UnknownAction>;
}

/** The part of the store's state that contains the slice. */
export interface BetslipRootState {
  readonly betslip: SlipState;
}

/** A slice over the pure engine for the store key `betslip`. It contains no rules of its own. */
export function createBetslipSlice(settings: Partial<SlipSettings> = {}): BetslipSlice {
  const answerTo = onceEach(transition);
  const slice: BetslipSlice['slice'] = createSlice({
    name: 'betslip',
    initialState: emptySlip(settings),
    reducers: {
      // The engine compares by identity, so it gets the state itself and not Immer's draft of it.
      happened: (state: Draft<SlipState>, action: PayloadAction<SlipEvent>) =>
        answerTo(original<SlipState>(state) ?? state, action.payload).state,
    },
  });
  return {
    slice,
    send: (event) => (dispatch, getState) => {
      const answer = answerTo(getState().betslip, event);
      dispatch(slice.actions.happened(event));
      return answer;
    },
  };
}

/** Returns the same answer when the same state and event are passed twice in a row, as `send` and the reducer do. */
function onceEach(engine: typeof transition): typeof transition {
  let last: { state: SlipState; event: SlipEvent; answer: SlipTransition } | null = null;
  return (state, event) => {
    if (last?.state !== state || last.event !== event) {
      last = { state, event, answer: engine(state, event) };
    }
    return last.answer;
  };
}
