/** How long a game may take to appear before its page says so, in ms. */
export const FRAME_PATIENCE_MS = 20_000;

/** What a game frame shows. */
export type FrameState =
  /** `attempt` makes the frame anew. */
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'late'; readonly attempt: number }
  | { readonly status: 'open'; readonly attempt: number }
  /** The venue went into maintenance while it was played. */
  | { readonly status: 'closed'; readonly attempt: number; readonly reopensAt: number | null }
  /** The ticket is over: only entering again helps. */
  | { readonly status: 'over'; readonly attempt: number };

export type FrameEvent =
  | { readonly type: 'appeared'; readonly attempt: number }
  | { readonly type: 'patienceEnded'; readonly attempt: number }
  | { readonly type: 'again' }
  | { readonly type: 'closed'; readonly reopensAt: number | null }
  /** The venue answers again. */
  | { readonly type: 'answers' }
  | { readonly type: 'expired' };

export const NEW_FRAME: FrameState = { status: 'loading', attempt: 1 };

/**
 * What becomes of a game frame. A game that appears late is shown all the same, a ticket that is over stays so.
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
