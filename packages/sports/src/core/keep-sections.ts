import type { BoardSection } from './arrange-board.ts';

const same = (a: BoardSection, b: BoardSection): boolean =>
  a.leagueId === b.leagueId &&
  a.name === b.name &&
  a.collapsed === b.collapsed &&
  a.gidms.length === b.gidms.length &&
  a.gidms.every((gidm, at) => gidm === b.gidms[at]);

/**
 * Returns the earlier section where the new one has the same content, so that it is not drawn again.
 *
 * @example
 * const keep = createSectionKeeper();
 * keep(sections)[0] === keep(structuredClone(sections))[0]; // true
 */
export function createSectionKeeper(): (
  sections: readonly BoardSection[],
) => readonly BoardSection[] {
  let before = new Map<string, BoardSection>();
  return (sections) => {
    const kept = sections.map((section) => {
      const known = before.get(section.key);
      return known && same(known, section) ? known : section;
    });
    before = new Map(kept.map((section) => [section.key, section]));
    return kept;
  };
}
