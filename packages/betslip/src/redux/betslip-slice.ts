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
   * Sends an event to the slip and hands back what the engine answered: refusals to show and effects to carry out.
   *
   * @example const { violations, effects } = dispatch(betslip.send({ type: 'toggle', selection }));
   */
  send(event: SlipEvent): ThunkAction<SlipTransition, BetslipRootState, unknown, UnknownAction>;
}

/** Where the slice lives in the store. */
export interface BetslipRootState {
  readonly betslip: SlipState;
}

/** A slice over the pure engine for the store key `betslip`. Nothing is decided in it. */
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

/** The same answer for the same state and event asked twice in a row, as `send` and the reducer do. */
function onceEach(engine: typeof transition): typeof transition {
  let last: { state: SlipState; event: SlipEvent; answer: SlipTransition } | null = null;
  return (state, event) => {
    if (last?.state !== state || last.event !== event) {
      last = { state, event, answer: engine(state, event) };
    }
    return last.answer;
  };
}
