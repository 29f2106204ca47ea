import { encode } from 'uqr';

/** Side of a code and the path of its dark squares, one unit each, with the quiet zone around them. */
export interface QrPath {
  size: number;
  path: string;
}

/** The standard requires a quiet zone of four squares around a code. */
const QUIET = 4;

/** A QR code with medium error correction. @returns null when the text is too long for one */
export function qrPath(text: string): QrPath | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET });
    const rows = data.flatMap((row, y) =>
      runs(row).map(([x, run]) => `M${x} ${y}h${run}v1h-${run}z`),
    );
    return { size, path: rows.join('') };
  } catch {
    // The encoder throws for one reason only: the text does not fit the largest code.
    return null;
  }
}

/** Starts and lengths of the dark runs of a row. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  }
  return found;
}
