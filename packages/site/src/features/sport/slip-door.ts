/** Unfolds a slip (true), folds it (false), or toggles it (no argument). */
export type Unfold = (open?: boolean) => void;

/** Opens the slip of the shown page from outside of that page. */
export interface SlipDoor {
  /** A slip listens while its page is shown; on a hidden page it does not. @returns ends the listening */
  listen(unfold: Unfold): () => void;
  /**
   * Says that the slip of the shown page is on its way.
   *
   * @returns takes it back, such as when the page is hidden: nobody waits for its slip any more
   */
  expect(): () => void;
  /** Unfolds the listening slip, or the one on its way once it listens. @returns whether there is one */
  open(): boolean;
  /** Toggles the listening slip, or unfolds the one on its way once it listens. @returns whether there is one */
  toggle(): boolean;
  /** Unfolds the next slip that starts to listen. */
  openNext(): void;
  /** Ends the wait for a slip. */
  forget(): void;
  /** Whether a slip is waited for. */
  isWanted(): boolean;
  /** Called when `isWanted` changes. @returns ends the calls */
  onChange(listener: () => void): () => void;
}

export interface SlipDoorOptions {
  /** Called when a slip is wanted that is not there yet. */
  onWanted?: () => void;
  /**
   * Whether the member has gone on to something else, such as a dialog, when the slip that they wanted comes. It stays folded
   * then, as it would take the focus.
   * @default never
   */
  isElsewhere?: () => boolean;
}

/**
 * @example
 * const door = createSlipDoor();
 * if (!door.toggle()) door.openNext(); // and go to a page that has a slip
 */
export function createSlipDoor({
  onWanted,
  isElsewhere = () => false,
}: SlipDoorOptions = {}): SlipDoor {
  const listening: Unfold[] = [];
  const listeners = new Set<() => void>();
  let wanted = false;
  let expected = 0;
  function setWanted(next: boolean) {
    if (next === wanted) return;
    wanted = next;
    for (const listener of Array.from(listeners)) listener();
  }
  function want() {
    setWanted(true);
    onWanted?.();
  }
  function reach(move: (unfold: Unfold) => void): boolean {
    // The slip that was shown last: the previous page may not have been left yet.
    const last = listening.at(-1);
    if (last) move(last);
    else if (expected > 0) want();
    return last !== undefined || expected > 0;
  }
  return {
    listen(unfold) {
      listening.push(unfold);
      if (wanted) {
        setWanted(false);
        if (!isElsewhere()) unfold(true);
      }
      return () => {
        const at = listening.indexOf(unfold);
        if (at >= 0) listening.splice(at, 1);
      };
    },
    expect() {
      expected += 1;
      return () => {
        expected -= 1;
        if (expected === 0) setWanted(false);
      };
    },
    open: () => reach((unfold) => unfold(true)),
    toggle: () => reach((unfold) => unfold()),
    openNext: want,
    forget: () => setWanted(false),
    isWanted: () => wanted,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
