import { setupListeners } from '@reduxjs/toolkit/query';

type Dispatch = Parameters<typeof setupListeners>[0];

/** Has the answers in use read anew, as after a connection that was cut. @example readAgain(store.dispatch) */
export function readAgain(dispatch: Dispatch): void {
  // The library hands its own actions to whoever listens for the line; nothing is listened to here.
  setupListeners(dispatch, (send, { onOnline }) => {
    send(onOnline());
    return () => undefined;
  });
}
