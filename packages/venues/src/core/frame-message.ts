/**
 * What a game tells the page around it. Hints only: what the wallet holds is asked of the gateway, never taken from here.
 */
export type FrameMessage =
  /** The game can be played. */
  | { readonly event: 'ready' }
  /** A round was settled, or the game's wallet changed. */
  | { readonly event: 'round' | 'balance' }
  /** The member wants to go back to the site. */
  | { readonly event: 'leave' }
  /** No round will be taken any more: the business code says why. */
  | { readonly event: 'closed'; readonly code: number };

const EVENTS = ['ready', 'round', 'balance', 'leave'] as const;

/** A message as the platform hands it over. */
export interface HeardMessage {
  /** `null`, as text, for a document without an origin of its own. */
  readonly origin: string;
  readonly data: unknown;
  /** Whether the window of the frame itself sent it. */
  readonly isFromFrame: boolean;
}

/**
 * Reads what a frame says: only of its own window, only of the origin that was opened in it, and only in the one shape
 * `{ type: 'courtside.game', event }` (decision 044).
 *
 * @param origin of the address in the frame; null where it is sandboxed without one
 * @returns null for everything else
 * @example readFrameMessage({ origin: 'https://evil.example', data, isFromFrame: true }, 'https://games.example') // null
 */
export function readFrameMessage(
  { origin: sender, data, isFromFrame }: HeardMessage,
  origin: string | null,
): FrameMessage | null {
  if (!isFromFrame || sender !== (origin ?? 'null')) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { type, event, code } = data as Record<string, unknown>;
  if (type !== 'courtside.game') return null;
  if (event === 'closed') return typeof code === 'number' ? { event, code } : null;
  const known = EVENTS.find((each) => each === event);
  return known === undefined ? null : { event: known };
}
