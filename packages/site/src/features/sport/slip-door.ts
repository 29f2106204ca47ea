/** Unfolds a slip (true), folds it (false), or does whichever it is not (nothing said). */
export type Unfold = (open?: boolean) => void;

/** Reaches the slip of the page that is shown, from outside of that page. */
export interface SlipDoor {
  /** A slip listens for as long as its page is shown: one that is kept hidden does not. @returns ends that */
  listen(unfold: Unfold): () => void;
  /** Unfolds the slip that listens, or folds it again. @returns whether there is one */
  toggle(): boolean;
  /** Has the next slip that listens unfold. */
  openNext(): void;
}

/**
 * @example
 * const door = createSlipDoor();
 * if (!door.toggle()) door.openNext(); // and go to a page that has a slip
 */
export function createSlipDoor(): SlipDoor {
  const listening: Unfold[] = [];
  let wanted = false;
  return {
    listen(unfold) {
      listening.push(unfold);
      if (wanted) {
        wanted = false;
        unfold(true);
      }
      return () => {
        const at = listening.indexOf(unfold);
        if (at >= 0) listening.splice(at, 1);
      };
    },
    toggle() {
      // The one that was shown last: the page before may still be leaving.
      const last = listening.at(-1);
      last?.();
      return last !== undefined;
    },
    openNext() {
      wanted = true;
    },
  };
}
