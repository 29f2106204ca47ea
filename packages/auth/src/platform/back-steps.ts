/** The step of a dialog that an entry of the tab's history stands for. */
const STEP = 'courtside.step';
/** A browser that does not go back as it was told keeps nobody waiting. */
const PATIENCE_MS = 500;

type Entry = Readonly<Record<string, unknown>> | null;

const entryNow = (): Entry => history.state as Entry;
const stepOf = (entry: Entry): number => {
  const step = entry?.[STEP];
  return typeof step === 'number' ? step : 0;
};

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

/**
 * The router hears nothing of these entries: each is a copy of the page's own, and what goes from one to another is taken
 * before it does. A page therefore keeps its place and its state below a dialog.
 */
export function createBackSteps(): BackSteps {
  let wanted = 0;
  /** Name that the router gave to the page below. */
  let page: unknown;
  /** On the way back by its own doing. */
  let going = false;
  let isLeaving = false;
  let waiting: (() => void)[] = [];

  function settle(): void {
    if (going) return;
    const held = stepOf(entryNow());
    if (held > wanted) {
      going = true;
      history.go(wanted - held);
      return;
    }
    page = entryNow()?.['key'];
    for (let step = held + 1; step <= wanted; step += 1) {
      history.pushState({ ...entryNow(), [STEP]: step }, '');
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
        waiting.push(resolve);
        setTimeout(resolve, PATIENCE_MS);
        isLeaving = isLeaving || wanted > 0;
        wanted = 0;
        settle();
      });
    },
    listen({ onBack, onLeft }) {
      const heard = (event: PopStateEvent) => {
        const entry = event.state as Entry;
        const isOfPage = entry?.['key'] === page;
        if (going) {
          going = false;
          if (isOfPage) event.stopImmediatePropagation();
          settle();
          return;
        }
        if (wanted > 0 && isOfPage) {
          event.stopImmediatePropagation();
          onBack();
          return;
        }
        if (wanted > 0) {
          wanted = 0;
          onLeft();
        }
        // An entry whose dialog is long closed is passed over.
        settle();
      };
      addEventListener('popstate', heard, { capture: true });
      return () => removeEventListener('popstate', heard, { capture: true });
    },
  };
}
