/** The matches in view, with a count of the readers of each. */
export interface Sight {
  /** Adds a reader of a match. @returns removes the reader */
  look(gidm: string): () => void;
  /** Reports the matches in view, even if there are none. */
  tell(): void;
}

/** @example const sight = createSight(board.sight); const stop = sight.look('842588227'); */
export function createSight(tell: (gidms: readonly string[]) => void): Sight {
  const looks = new Map<string, number>();
  const tellAll = () => tell([...looks.keys()]);
  return {
    tell: tellAll,
    look(gidm) {
      const before = looks.get(gidm) ?? 0;
      looks.set(gidm, before + 1);
      if (before === 0) tellAll();
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        const left = (looks.get(gidm) ?? 1) - 1;
        if (left > 0) looks.set(gidm, left);
        else {
          looks.delete(gidm);
          tellAll();
        }
      };
    },
  };
}
