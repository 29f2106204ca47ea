import type { Clock } from '@courtside/kernel';
import { isSamePlace, nameOf, renewEntry, stepOf, withStep } from './history-step.ts';

/** A browser that does not go back as it was told keeps nobody waiting. */
const PATIENCE_MS = 500;

/** Entries in the history of the tab for the steps of a dialog, so that the browser's way back goes through them. */
export interface BackSteps {
  /** So many steps are open now. An entry is added for each, and those that are over are gone back from. */
  hold(steps: number): void;
  /** Takes all of them away, which is to be awaited before another page is opened. */
  left(): Promise<void>;
  /**
   * `onBack`: the visitor went back a step. `onLeft`: they went to another page.
   *
   * @returns ends it
   */
  listen(heard: { onBack: () => void; onLeft: () => void }): () => void;
}

export interface BackStepsParts {
  clock: Pick<Clock, 'after'>;
  /** @default the tab's */
  history?: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  /** What tells that the history was moved in. @default the window */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>;
}

/** The page below the steps. */
interface PageBelow {
  /** Its entry, as the router has it. */
  readonly entry: unknown;
  readonly address: string;
  /** Every name that it had since the first of its steps: each entry bears that of its time. */
  readonly names: ReadonlySet<unknown>;
}

/**
 * The router hears nothing of these entries: each is a copy of the page's own, and what goes from one to another is taken
 * before it does. A page therefore keeps its place and its state below a dialog. A page that replaces its entry replaces
 * the copy on top alone; the others are brought up to date as they are gone back to, so that none is a page that was.
 */
export function createBackSteps({
  clock,
  history: tab = history,
  page: heardBy = window,
}: BackStepsParts): BackSteps {
  let wanted = 0;
  let below: PageBelow | null = null;
  /** The step of the entry that the tab is at, whatever the router has written there since. */
  let held = 0;
  /** On the way back by its own doing; ends the wait for it. */
  let going: (() => void) | null = null;
  let isLeaving = false;
  let waiting: (() => void)[] = [];

  /** Sees what the router made of the entry since: the same page, one that replaced it, or another. */
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
      // What is drawn while the dialog closes opens nothing again.
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
        // An entry of this page whose dialog is closed is passed over unseen.
        if (isOfPage && (isArrival || wanted > 0 || held > 0)) {
          event.stopImmediatePropagation();
          if (below) renewEntry(tab, below.entry, below.address);
          // Forward leads to a step that is over, or nowhere new.
          if (!isArrival && held < wanted) onBack();
          else settle();
          return;
        }
        // The router goes there.
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
