/** Where something is drawn, in any one unit. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type GridDirection = 'left' | 'right' | 'up' | 'down';

const middle = ({ left, right }: Box) => (left + right) / 2;
const height = ({ top, bottom }: Box) => (top + bottom) / 2;

/**
 * The box to go to from one of many, by how they are drawn: left and right within the line, up and down to the one of
 * the nearest line that stands nearest; the same box where there is none that way.
 *
 * @param boxes in reading order
 * @returns an index of `boxes`
 * @example nextInGrid(boxes, 0, 'right') // 1
 */
export function nextInGrid(boxes: readonly Box[], from: number, direction: GridDirection): number {
  const own = boxes[from];
  if (!own) return from;
  const along = direction === 'left' || direction === 'right';
  const forward = direction === 'right' || direction === 'down';
  const candidates = boxes.flatMap((box, index) => {
    const sameLine = box.top < own.bottom && own.top < box.bottom;
    if (index === from || sameLine !== along) return [];
    const ahead = along ? middle(box) - middle(own) : height(box) - height(own);
    if (forward ? ahead <= 0 : ahead >= 0) return [];
    const aside = along ? Math.abs(height(box) - height(own)) : Math.abs(middle(box) - middle(own));
    return [{ index, box, ahead: Math.abs(ahead), aside }];
  });
  const nearest = candidates.toSorted((a, b) => a.ahead - b.ahead || a.aside - b.aside)[0];
  if (!nearest) return from;
  if (along) return nearest.index;
  // Of the nearest line, the one that stands most nearly above or below.
  const line = candidates.filter(
    ({ box }) => box.top < nearest.box.bottom && nearest.box.top < box.bottom,
  );
  return line.toSorted((a, b) => a.aside - b.aside || a.ahead - b.ahead)[0]?.index ?? from;
}
