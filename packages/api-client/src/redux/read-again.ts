import { setupListeners } from '@reduxjs/toolkit/query';

type Dispatch = Parameters<typeof setupListeners>[0];

/** Fetches the answers in use again, as after a lost connection. @example readAgain(store.dispatch) */
export function readAgain(dispatch: Dispatch): void {
  // The library passes its own actions to this callback; no event is listened to here.
  setupListeners(dispatch, (send, { onOnline }) => {
    send(onOnline());
    return () => undefined;
  });
}
