/** A line, given in quarters, in the feed's format: `0.5`, or `0.5 / 1` for a quarter line. */
function lineText(quarters: number): string {
  const half = (count: number) => String(count / 2);
  return quarters % 2 === 0
    ? half(quarters / 2)
    : `${half((quarters - 1) / 2)} / ${half((quarters + 1) / 2)}`;
}

const upTo = (most: number): readonly string[] =>
  Array.from({ length: most * 4 + 1 }, (_, quarters) => lineText(quarters));

/** Handicap lines of an example: from level to three goals. */
export const HANDICAP_LINES: readonly string[] = upTo(3);

/** Total lines of an example: from half a goal to five. */
export const TOTAL_LINES: readonly string[] = upTo(5).slice(2);
