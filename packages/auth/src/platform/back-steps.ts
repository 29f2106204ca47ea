import type { Clock } from '@courtside/kernel';
import { stepOf, withStep } from './history-step.ts';

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
  history?: Pick<History, 'state' | 'go' | 'pushState'>;
  /** What tells that the history was moved in. @default the window */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

const nameOf = (entry: unknown): unknown => (entry as { key?: unknown } | null)?.key;

/**
 * The router hears nothing of these entries: each is a copy of the page's own, and what goes from one to another is taken
 * before it does. A page therefore keeps its place and its state below a dialog.
 */
export function createBackSteps({
  clock,
  history: tab = history,
  page: heardBy = window,
}: BackStepsParts): BackSteps {
  let wanted = 0;
  /** Name that the router gave to the page below. */
  let page: unknown;
  /** On the way back by its own doing; ends the wait for it. */
  let going: (() => void) | null = null;
  let isLeaving = false;
  let waiting: (() => void)[] = [];

  function settle(): void {
    if (going) return;
    const held = stepOf(tab.state);
    if (held > wanted) {
      going = clock.after(PATIENCE_MS, () => {
        going = null;
      });
      tab.go(wanted - held);
      return;
    }
    page = nameOf(tab.state);
    for (let step = held + 1; step <= wanted; step += 1) {
      tab.pushState(withStep(tab.state, step), '');
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
        const isOfPage = nameOf(event.state) === page;
        if (going) {
          going();
          going = null;
          if (isOfPage) event.stopImmediatePropagation();
          settle();
          return;
        }
        if (wanted > 0 && isOfPage) {
          event.stopImmediatePropagation();
          // Forward leads to a step that is over, or nowhere new.
          if (stepOf(event.state) < wanted) onBack();
          else settle();
          return;
        }
        if (wanted > 0) {
          wanted = 0;
          onLeft();
        }
        // An entry whose dialog is long closed is passed over.
        settle();
      };
      heardBy.addEventListener('popstate', heard, { capture: true });
      return () => heardBy.removeEventListener('popstate', heard, { capture: true });
    },
  };
}
