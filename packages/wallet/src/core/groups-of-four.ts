const SIZE = 4;

/**
 * A text in groups of four characters, each with its position.
 *
 * @example groupsOfFour('TQn9Y2') // [{ at: 0, text: 'TQn9' }, { at: 4, text: 'Y2' }]
 */
export function groupsOfFour(text: string): { at: number; text: string }[] {
  return Array.from({ length: Math.ceil(text.length / SIZE) }, (_, group) => ({
    at: group * SIZE,
    text: text.slice(group * SIZE, (group + 1) * SIZE),
  }));
}
