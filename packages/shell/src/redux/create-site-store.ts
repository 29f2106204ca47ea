import type { ApiClient } from '@courtside/api-client';
import { gatewayApi, type GatewayExtra } from '@courtside/api-client/redux';
import {
  combineSlices,
  configureStore,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** State of every site's store: the answers of the gateway. */
export type SiteState = ReturnType<typeof gatewayState>;

const gatewayState = combineSlices(gatewayApi);

/** A reducer with the name that its state has in the store, such as a slice of Redux Toolkit. */
export interface NamedReducer<Name extends string = string, State = unknown> {
  readonly reducerPath: Name;
  readonly reducer: Reducer<State>;
}

/** The store, typed with a state that was injected. */
export interface StoreWith<State> {
  readonly dispatch: ThunkDispatch<State, GatewayExtra, UnknownAction>;
  getState(): State;
}

/** The Redux store of one site. */
export interface SiteStore {
  /** For `Provider` of react-redux. */
  readonly redux: Store<SiteState>;
  readonly dispatch: ThunkDispatch<SiteState, GatewayExtra, UnknownAction>;
  getState(): SiteState;
  /**
   * Adds the state of a feature. Injecting the same reducer again changes nothing.
   *
   * @returns the same store, typed with the new state
   * @example const { dispatch } = store.inject(slice); dispatch(slice.actions.opened());
   */
  inject<Name extends string, State>(
    slice: NamedReducer<Name, State>,
  ): StoreWith<SiteState & Record<Name, State>>;
}

/** The store of a site: the gateway's answers from the start, other state as features need it. */
export function createSiteStore(client: ApiClient): SiteStore {
  const reducer = combineSlices(gatewayApi);
  const extraArgument: GatewayExtra = { client };
  const redux = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(gatewayApi.middleware),
  });
  return {
    redux,
    dispatch: redux.dispatch,
    getState: redux.getState,
    inject<Name extends string, State>(slice: NamedReducer<Name, State>) {
      // Inside, the store treats all injected state alike; callers see it typed.
      reducer.inject(slice as unknown as NamedReducer);
      // The new reducer runs with the next action, and readers may come before one.
      redux.dispatch({ type: `${slice.reducerPath}/injected` });
      // Since that action the state has the slice, which the compiler cannot know.
      return redux as unknown as StoreWith<SiteState & Record<Name, State>>;
    },
  };
}
