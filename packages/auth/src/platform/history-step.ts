/** Key of the dialog's step in the state of a history entry. */
const STEP = 'courtside.step';

type Entry = Readonly<Record<string, unknown>> | null;

/** The dialog's step of an entry; 0 for a page of the site. */
export function stepOf(entry: unknown): number {
  const step = (entry as Entry)?.[STEP];
  return typeof step === 'number' ? step : 0;
}

/** A copy of an entry for a step of a dialog; for step 0, the entry of the page itself. */
export function withStep(entry: unknown, step: number): object {
  const { [STEP]: _, ...page } = (entry ?? {}) as Record<string, unknown>;
  return step === 0 ? page : { ...page, [STEP]: step };
}

/** Name that the router gave to an entry. */
export const nameOf = (entry: unknown): unknown => (entry as Entry)?.['key'];

/** Whether two entries have the same index of the router: one is a copy of the other, or replaced it. */
export function isSamePlace(one: unknown, other: unknown): boolean {
  const place = (one as Entry)?.['idx'];
  return typeof place === 'number' && place === (other as Entry)?.['idx'];
}

/** Updates the tab's current entry to the page that replaced its page while a step was on top. */
export function renewEntry(
  tab: Pick<History, 'state' | 'replaceState'>,
  page: unknown,
  address: string,
): void {
  const { state } = tab;
  if (!isSamePlace(state, page) || nameOf(state) === nameOf(page)) return;
  tab.replaceState(withStep(page, stepOf(state)), '', address);
}

/**
 * Goes back over the steps of a dialog that a reload has closed, so that the next press of back leaves the page. Call
 * it before a router reads the history.
 */
export function leaveDeadSteps(
  tab: Pick<History, 'state' | 'go' | 'replaceState'> = history,
  page: Pick<Window, 'addEventListener' | 'location'> = window,
): void {
  const { state } = tab;
  const steps = stepOf(state);
  if (steps === 0) return;
  const address = page.location.href;
  page.addEventListener('popstate', () => renewEntry(tab, state, address), {
    capture: true,
    once: true,
  });
  tab.go(-steps);
}
