/** A line in quarters as the feed writes it: `0.5`, or between two `0.5 / 1`. */
function lineText(quarters: number): string {
  const half = (count: number) => String(count / 2);
  return quarters % 2 === 0
    ? half(quarters / 2)
    : `${half((quarters - 1) / 2)} / ${half((quarters + 1) / 2)}`;
}

const upTo = (most: number): readonly string[] =>
  Array.from({ length: most * 4 + 1 }, (_, quarters) => lineText(quarters));

/** Lines that a handicap can be tried with: from level to three goals. */
export const HANDICAP_LINES: readonly string[] = upTo(3);

/** Lines that a total can be tried with: from half a goal to five. */
export const TOTAL_LINES: readonly string[] = upTo(5).slice(2);
