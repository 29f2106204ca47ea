import type { Clock } from '@courtside/kernel';
import { isSamePlace, nameOf, renewEntry, stepOf, withStep } from './history-step.ts';

/** Maximum wait in ms for the browser to go back, in case it never does. */
const PATIENCE_MS = 500;

/** Entries in the history of the tab for the steps of a dialog, so that the browser's back button goes through them. */
export interface BackSteps {
  /**
   * Sets the number of open steps. An entry is added for each new one, and the history goes back for each closed one.
   */
  hold(steps: number): void;
  /** Removes all entries. Await it before another page is opened. */
  left(): Promise<void>;
  /**
   * `onBack`: the visitor went back a step. `onLeft`: they went to another page.
   *
   * @returns a function that stops it
   */
  listen(heard: { onBack: () => void; onLeft: () => void }): () => void;
}

export interface BackStepsParts {
  clock: Pick<Clock, 'after'>;
  /** @default the tab's */
  history?: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  /** Source of `popstate` events and of the current address. @default the window */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>;
}

/** The page below the steps. */
interface PageBelow {
  /** The page's entry, as the router wrote it. */
  readonly entry: unknown;
  readonly address: string;
  /** Every name of the page since its first step: each entry has the name of the time when it was added. */
  readonly names: ReadonlySet<unknown>;
}

/**
 * The router does not notice these entries: each is a copy of the page's own, and events of moves between them are
 * stopped before they reach the router. A page therefore keeps its place and its state below a dialog. A page that
 * replaces its entry replaces only the top copy; the others are updated when the history goes back to them, so that
 * none leads to an outdated page.
 */
export function createBackSteps({
  clock,
  history: tab = history,
  page: heardBy = window,
}: BackStepsParts): BackSteps {
  let wanted = 0;
  let below: PageBelow | null = null;
  /** The step of the tab's current entry, even if the router has overwritten the entry since. */
  let held = 0;
  /** Set while a move back that was started here is pending; it ends the wait for the move. */
  let going: (() => void) | null = null;
  let isLeaving = false;
  let waiting: (() => void)[] = [];

  /** Detects what the current entry is now: the same page, a page that replaced it, or another page. */
  function look(): void {
    const entry = tab.state;
    const name = nameOf(entry);
    if (below?.names.has(name)) return;
    const isReplaced = held > 0 && below !== null && isSamePlace(entry, below.entry);
    below = {
      entry,
      address: heardBy.location.href,
      names: new Set(isReplaced ? [...(below?.names ?? []), name] : [name]),
    };
    if (isReplaced) tab.replaceState(withStep(entry, held), '');
    else held = stepOf(entry);
  }

  function settle(): void {
    look();
    if (going) return;
    if (held > wanted) {
      going = clock.after(PATIENCE_MS, () => {
        going = null;
      });
      tab.go(wanted - held);
      return;
    }
    while (held < wanted) {
      held += 1;
      tab.pushState(withStep(tab.state, held), '');
    }
    const done = waiting;
    waiting = [];
    for (const tell of done) tell();
  }

  return {
    hold(steps) {
      // A render while the dialog closes must not add its steps again.
      if (isLeaving && steps > 0) return;
      isLeaving = false;
      wanted = steps;
      settle();
    },
    left() {
      return new Promise((resolve) => {
        const cancel = clock.after(PATIENCE_MS, resolve);
        waiting.push(() => {
          cancel();
          resolve();
        });
        isLeaving = isLeaving || wanted > 0;
        wanted = 0;
        settle();
      });
    },
    listen({ onBack, onLeft }) {
      const heard = (event: PopStateEvent) => {
        const isArrival = going !== null;
        going?.();
        going = null;
        held = stepOf(event.state);
        const isOfPage = below?.names.has(nameOf(event.state)) ?? false;
        // An entry of this page whose dialog is closed is skipped without the router's notice.
        if (isOfPage && (isArrival || wanted > 0 || held > 0)) {
          event.stopImmediatePropagation();
          if (below) renewEntry(tab, below.entry, below.address);
          // A move forward leads to a closed step, or to no new page.
          if (!isArrival && held < wanted) onBack();
          else settle();
          return;
        }
        // The router handles this move.
        below = null;
        if (wanted > 0 && !isArrival) {
          wanted = 0;
          onLeft();
        }
        settle();
      };
      heardBy.addEventListener('popstate', heard, { capture: true });
      return () => heardBy.removeEventListener('popstate', heard, { capture: true });
    },
  };
}
