import type { CallBody } from '@courtside/api-client';
import { defineEndpoints } from '@courtside/api-client/redux';

const PLAY = '/site/api/v1/user/play';

export type PlayLimitArguments = CallBody<'/site/api/v1/user/play/setLimit'>;

/** The tag to invalidate when a limit, a session or a break changed elsewhere. */
export const PLAY_STATE_TAG = 'responsible-play/state';

/** Requests of player protection. `playState` has the shut activities and reasons; its tag is `PLAY_STATE_TAG`. */
export const playApi = defineEndpoints(
  (gateway) => ({
    playState: gateway.read(`${PLAY}/state`, {
      body: () => ({}),
      providesTags: [PLAY_STATE_TAG],
    }),
    playHistory: gateway.read(`${PLAY}/history`, { body: (months: 3 | 6 | 12) => ({ months }) }),
    setPlayLimit: gateway.write(`${PLAY}/setLimit`, {
      body: (wanted: PlayLimitArguments) => wanted,
      invalidatesTags: [PLAY_STATE_TAG],
    }),
    confirmPlayLimit: gateway.write(`${PLAY}/confirmLimit`, {
      body: (wanted: CallBody<'/site/api/v1/user/play/confirmLimit'>) => wanted,
      // Also after a refusal: the loosening may have lapsed, or a tighter limit may have been set on another device.
      invalidatesTags: [PLAY_STATE_TAG],
    }),
    cancelPlayLimit: gateway.write(`${PLAY}/cancelLimit`, {
      body: (wanted: CallBody<'/site/api/v1/user/play/cancelLimit'>) => wanted,
      invalidatesTags: [PLAY_STATE_TAG],
    }),
    playSession: gateway.write(`${PLAY}/session`, {
      body: (active: boolean) => ({ active: active ? (1 as const) : (0 as const) }),
      async onQueryStarted(_active, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        dispatch(
          playApi.util.updateQueryData('playState', undefined, (state) => {
            state.session = answer.data;
          }),
        );
      },
    }),
    acknowledgeRealityCheck: gateway.write(`${PLAY}/acknowledge`, {
      body: () => ({}),
      // Activities that the check shut are open again.
      invalidatesTags: [PLAY_STATE_TAG],
    }),
    reauthenticate: gateway.write(`${PLAY}/reauthenticate`, {
      body: (password: string) => ({ password }),
      invalidatesTags: (answer) =>
        answer === undefined ? [] : [PLAY_STATE_TAG, 'balance', 'member', 'unread'],
    }),
    startCoolOff: gateway.write(`${PLAY}/coolOff`, {
      body: (hours: number) => ({ hours, confirmed: 1 as const }),
      invalidatesTags: [PLAY_STATE_TAG, 'unread'],
    }),
    startExclusion: gateway.write(`${PLAY}/exclude`, {
      body: (months: number | null) => ({ months, confirmed: 1 as const }),
      invalidatesTags: [PLAY_STATE_TAG, 'unread'],
    }),
  }),
  [PLAY_STATE_TAG],
);
