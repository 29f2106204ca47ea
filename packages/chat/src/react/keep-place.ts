/** Ms between two events, well under the 150 of quiet after which the list takes a scroll to have ended. */
const EVERY_MS = 50;

/** Ms after which the events end even without a frame: a page in the background draws none. */
const AT_MOST_MS = 5000;

/**
 * Keeps a virtual list, whose rows have just moved to make room above them, in that state until it has measured them.
 * The list scrolls along with a row that shrinks only while it is in that state, which it leaves 150 ms after the last
 * scroll event. It measures its rows in the next frame, which on a busy device comes later than that.
 * @param log the element that scrolls
 */
export function keepPlace(log: Element): void {
  const tell = () => log.dispatchEvent(new Event('scroll'));
  const until = performance.now() + AT_MOST_MS;
  const telling = setInterval(() => {
    if (log.isConnected && performance.now() < until) tell();
    else clearInterval(telling);
  }, EVERY_MS);
  // Rows are measured at the end of the first frame.
  requestAnimationFrame(() => requestAnimationFrame(() => clearInterval(telling)));
  tell();
}
