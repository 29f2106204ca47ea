/** Which matches are looked at, each by as many readers as there are. */
export interface Sight {
  /** Someone looks at a match. @returns ends it */
  look(gidm: string): () => void;
  /** Tells what is looked at now, though it be nothing. */
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
