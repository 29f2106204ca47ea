import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace } from './keep-place.ts';

/** What stands for the element that scrolls, with the number of scroll events that it had. */
function openLog() {
  const log = Object.assign(new EventTarget(), { isConnected: true });
  const heard = vi.fn<() => void>();
  log.addEventListener('scroll', heard);
  return { log: log as unknown as Element, leave: () => (log.isConnected = false), heard };
}

let frames: FrameRequestCallback[];
/** Draws one frame. */
const draw = () => {
  for (const each of frames.splice(0)) each(performance.now());
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => frames.push(then));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The state of the list ends after 150 ms without an event. */
const QUIET_MS = 150;

test('the list is told of scrolling at once, and never left without until its rows are measured', () => {
  const { log, heard } = openLog();
  keepPlace(log);
  expect(heard).toHaveBeenCalledTimes(1);
  for (let ms = 0; ms < 3000; ms += QUIET_MS) {
    heard.mockClear();
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(heard).toHaveBeenCalled();
  }
});

test('it ends with the second frame', () => {
  const { log, heard } = openLog();
  keepPlace(log);
  draw();
  heard.mockClear();
  vi.advanceTimersByTime(QUIET_MS);
  expect(heard).toHaveBeenCalled();
  draw();
  heard.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(heard).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('it ends when the list is gone, and after five seconds in a page that draws no frame', () => {
  const gone = openLog();
  keepPlace(gone.log);
  gone.leave();
  gone.heard.mockClear();
  vi.advanceTimersByTime(1000);
  expect(gone.heard).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);

  const hidden = openLog();
  keepPlace(hidden.log);
  vi.advanceTimersByTime(5100);
  hidden.heard.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(hidden.heard).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
