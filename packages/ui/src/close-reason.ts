/**
 * How a dialog or a drawer was closed: Escape, its close icon, a click outside, a swipe, one of its buttons, or a
 * time-out. `other`: any other way of the platform, such as the back gesture.
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

/** Converts a reason of the base library to this package's. */
export function closeReason(base: string): CloseReason {
  return REASONS[base] ?? 'other';
}
