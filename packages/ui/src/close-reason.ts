/**
 * Why a dialog or a drawer is to be closed: a key, its close icon, a press on the page beside it, a swipe, one of its
 * buttons, or that its time is over. `other` is whatever else the platform closes things by, such as the back gesture.
 */
export type CloseReason =
  'escape' | 'close-button' | 'outside' | 'swipe' | 'confirm' | 'cancel' | 'timeout' | 'other';

const REASONS: Readonly<Record<string, CloseReason>> = {
  'escape-key': 'escape',
  'close-press': 'close-button',
  'outside-press': 'outside',
  'focus-out': 'outside',
  swipe: 'swipe',
};

/** What the base library calls a reason, in the words of this package. */
export function closeReason(base: string): CloseReason {
  return REASONS[base] ?? 'other';
}
