/** Position of a drawn box, in any unit. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type GridDirection = 'left' | 'right' | 'up' | 'down';

const middle = ({ left, right }: Box) => (left + right) / 2;
const height = ({ top, bottom }: Box) => (top + bottom) / 2;
const inLine = (a: Box, b: Box) => a.top < b.bottom && b.top < a.bottom;
const inColumn = (a: Box, b: Box) => a.left < b.right && b.left < a.right;

/**
 * The box to move to from another one, by their positions: left and right within the line, up and down within the
 * column. Where the column has no more, the nearest box of the next line; the same box where there is none in that
 * direction.
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
  const ahead = boxes.flatMap((box, index) => {
    if (index === from || inLine(box, own) !== along) return [];
    const way = along ? middle(box) - middle(own) : height(box) - height(own);
    if (forward ? way <= 0 : way >= 0) return [];
    const aside = along ? Math.abs(height(box) - height(own)) : Math.abs(middle(box) - middle(own));
    return [{ index, box, far: Math.abs(way), aside }];
  });
  const column = along ? ahead : ahead.filter(({ box }) => inColumn(box, own));
  const candidates = column.length > 0 ? column : ahead;
  const nearest = candidates.toSorted((a, b) => a.far - b.far || a.aside - b.aside)[0];
  if (!nearest) return from;
  if (along) return nearest.index;
  // Of the nearest line, the box that is most nearly above or below.
  const line = candidates.filter(({ box }) => inLine(box, nearest.box));
  return line.toSorted((a, b) => a.aside - b.aside || a.far - b.far)[0]?.index ?? from;
}

/**
 * The first or the last of the boxes that are in one line with another, including that one.
 *
 * @param boxes in reading order
 * @returns an index of `boxes`; `from` where there is no such box
 * @example endOfLine(boxes, 0, 'last') // 2
 */
export function endOfLine(boxes: readonly Box[], from: number, end: 'first' | 'last'): number {
  const own = boxes[from];
  if (!own) return from;
  const line = boxes.flatMap((box, index) =>
    inLine(box, own) ? [{ index, at: middle(box) }] : [],
  );
  const sorted = line.toSorted((a, b) => (end === 'first' ? a.at - b.at : b.at - a.at));
  return sorted[0]?.index ?? from;
}
