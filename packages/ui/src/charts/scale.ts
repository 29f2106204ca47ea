/** Maps a range of values onto another; an empty range maps to the middle. */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (high === low) return () => (start + end) / 2;
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}
