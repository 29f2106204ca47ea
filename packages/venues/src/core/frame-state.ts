/** Milliseconds that a game may take to appear before its page reports a delay. */
export const FRAME_PATIENCE_MS = 20_000;

/** State of a game frame. */
export type FrameState =
  /** A new `attempt` recreates the frame. */
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'late'; readonly attempt: number }
  | { readonly status: 'open'; readonly attempt: number }
  /** The venue went into maintenance during play. */
  | { readonly status: 'closed'; readonly attempt: number; readonly reopensAt: number | null }
  /** The ticket has expired: the member must enter again. */
  | { readonly status: 'over'; readonly attempt: number };

export type FrameEvent =
  | { readonly type: 'appeared'; readonly attempt: number }
  | { readonly type: 'patienceEnded'; readonly attempt: number }
  | { readonly type: 'again' }
  | { readonly type: 'closed'; readonly reopensAt: number | null }
  /** The venue is open again. */
  | { readonly type: 'answers' }
  | { readonly type: 'expired' };

export const NEW_FRAME: FrameState = { status: 'loading', attempt: 1 };

/**
 * The next state of a game frame. A game that appears late is still shown; an expired ticket stays expired.
 *
 * @example frameTransition(NEW_FRAME, { type: 'patienceEnded', attempt: 1 }).status // 'late'
 */
export function frameTransition(state: FrameState, event: FrameEvent): FrameState {
  const { attempt } = state;
  if (state.status === 'over') return state;
  switch (event.type) {
    case 'appeared':
      return event.attempt === attempt && (state.status === 'loading' || state.status === 'late')
        ? { status: 'open', attempt }
        : state;
    case 'patienceEnded':
      return event.attempt === attempt && state.status === 'loading'
        ? { status: 'late', attempt }
        : state;
    case 'again':
      return { status: 'loading', attempt: attempt + 1 };
    case 'closed':
      return { status: 'closed', attempt, reopensAt: event.reopensAt };
    case 'answers':
      return state.status === 'closed' ? { status: 'loading', attempt: attempt + 1 } : state;
    case 'expired':
      return { status: 'over', attempt };
  }
}
