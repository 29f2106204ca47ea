/** Maps a stretch of values onto another; a stretch without length lands in the middle. */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (high === low) return () => (start + end) / 2;
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}
