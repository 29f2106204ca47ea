/** The step of a dialog that an entry of the tab's history stands for. */
const STEP = 'courtside.step';

type Entry = Readonly<Record<string, unknown>> | null;

/** The step that an entry stands for; 0 for a page of the site's own. */
export function stepOf(entry: unknown): number {
  const step = (entry as Entry)?.[STEP];
  return typeof step === 'number' ? step : 0;
}

/** A copy of an entry that stands for a step; for 0, for the page itself. */
export function withStep(entry: unknown, step: number): object {
  const { [STEP]: _, ...page } = (entry ?? {}) as Record<string, unknown>;
  return step === 0 ? page : { ...page, [STEP]: step };
}

/** Name that the router gave to an entry. */
export const nameOf = (entry: unknown): unknown => (entry as Entry)?.['key'];

/** Whether two entries stand in the same place by the router's count: one is a copy of the other, or replaced it. */
export function isSamePlace(one: unknown, other: unknown): boolean {
  const place = (one as Entry)?.['idx'];
  return typeof place === 'number' && place === (other as Entry)?.['idx'];
}

/** Has the entry that the tab is at say what its page has become while a step of it was on top. */
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
 * Goes back over the steps of a dialog that a reload has closed, so that the next press of back leads on. To be called
 * before a router reads the history.
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
