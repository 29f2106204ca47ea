/**
 * Message of a game to the page around it. It is only a hint: balances are requested from the gateway, never taken from
 * here.
 */
export type FrameMessage =
  /** The game is ready to play. */
  | { readonly event: 'ready' }
  /** A round was settled, or the game's wallet changed. */
  | { readonly event: 'round' | 'balance' }
  /** The member wants to go back to the site. */
  | { readonly event: 'leave' }
  /** No more rounds are accepted; the business code gives the reason. */
  | { readonly event: 'closed'; readonly code: number };

const EVENTS = ['ready', 'round', 'balance', 'leave'] as const;

/** A message as received from the platform. */
export interface HeardMessage {
  /** `null`, as text, for a document without an origin. */
  readonly origin: string;
  readonly data: unknown;
  /** Whether the frame's own window sent it. */
  readonly isFromFrame: boolean;
}

/**
 * Reads a message of a frame: only from its own window, only from the origin that was opened in it, and only in the
 * form `{ type: 'courtside.game', event }` (decision 044).
 *
 * @param origin of the address in the frame; null when it is sandboxed without one
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
