export interface Field {
  /** Index in the list of odds. */
  readonly at: number;
  /** Degrees clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/** Sum of all chances, which are in ten-thousandths. */
export const ALL_CHANCES = 10_000;

/** The fields of a wheel, each as wide as its chance. Prizes without a chance have none. */
export function fieldsOf(odds: readonly { readonly chance: number }[]): readonly Field[] {
  let from = 0;
  return odds.flatMap(({ chance }, at) => {
    if (chance === 0) return [];
    const to = from + (chance / ALL_CHANCES) * 360;
    const field = { at, from, to };
    from = to;
    return [field];
  });
}

/**
 * The angle of the wheel at which the middle of a field is at the top: further in the same direction, after whole
 * turns.
 *
 * @param stands current angle of the wheel
 * @example restingAngle({ at: 0, from: 0, to: 90 }, 4) // 1755
 * @example restingAngle({ at: 0, from: 0, to: 90 }, 0, 1755) // 1755
 */
export function restingAngle({ from, to }: Field, turns: number, stands = 0): number {
  const rest = 360 - (from + to) / 2;
  return rest + 360 * (Math.ceil((stands - rest) / 360) + turns);
}

/** A chance in per cent. @example chanceText(550) // '5.5%' */
export const chanceText = (chance: number): string =>
  `${(chance / 100).toFixed(2).replace(/\.?0+$/, '')}%`;

/** The SVG path of a field on a circle of this radius around (0, 0). */
export function fieldPath({ from, to }: Field, radius: number): string {
  if (to - from >= 360) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const point = (degrees: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(turn)).toFixed(3)} ${(radius * Math.sin(turn)).toFixed(3)}`;
  };
  return `M0 0L${point(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}Z`;
}
