import { err, ok, type Result, type Violation } from '@courtside/kernel';
import type { Line } from './entry.ts';
import { protocolFault } from '../fault.ts';

/** `0`, `1`, `0.5`, `2.25`: never signed, because the giving side is a separate field. */
const PART = /^(\d{1,3})(?:\.(0|25|5|50|75|00))?$/;
const QUARTERS: Readonly<Record<string, number>> = { '25': 1, '5': 2, '50': 2, '75': 3 };

function quarters(part: string): number | null {
  const match = PART.exec(part);
  return match ? Number(match[1]) * 4 + (QUARTERS[match[2] ?? ''] ?? 0) : null;
}

/**
 * A line in quarters of a goal. Two values (`0.5 / 1`) must be half a goal apart, and mean their average.
 *
 * @example parseLine('0.5 / 1') // { ok: true, value: 3 }
 */
export function parseLine(ratio: string): Result<number, Violation<'line.malformed'>> {
  const refused = err({ code: 'line.malformed' } as const);
  if (ratio.length > 16) return refused;
  const parts = ratio.split('/').map((part) => quarters(part.trim()));
  const [low, high] = parts;
  if (low === undefined || low === null || parts.length > 2) return refused;
  if (high === undefined) return ok(low);
  if (high === null || high - low !== 2 || low % 2 !== 0) return refused;
  return ok(low + 1);
}

/** As `parseLine`, for lines that must be valid. @throws CourtsideError `betslip.line-malformed` */
export function lineQuarters(ratio: string): number {
  const parsed = parseLine(ratio);
  if (parsed.ok) return parsed.value;
  throw protocolFault('betslip.line-malformed', 'Not a line');
}

/** True when both lines mean the same: the spelling does not matter, nor the giving side of a zero line. */
export function sameLine(a: Line, b: Line): boolean {
  const [left, right] = [parseLine(a.ratio), parseLine(b.ratio)];
  if (!left.ok || !right.ok) return a.ratio === b.ratio && a.strong === b.strong;
  return left.value === right.value && (left.value === 0 || a.strong === b.strong);
}
