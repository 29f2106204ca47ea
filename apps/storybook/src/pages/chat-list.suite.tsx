import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRoom, said, settled } from '../site/open-room.tsx';

/** What was said in the message that has the focus. */
const focused = () =>
  document.activeElement?.closest('.cs-chat-speech')?.querySelector('.cs-chat-speech__text')
    ?.textContent;

/** Whether all rows are measured and touch. One that is not measured yet is hidden, where an estimate puts it. */
const isMeasured = () => {
  const rows = [...document.querySelectorAll('[role="log"] [data-row]')];
  if (rows.some((row) => getComputedStyle(row).visibility === 'hidden')) return false;
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return boxes.every((box, at) => Math.abs(box.top - (boxes[at - 1]?.bottom ?? box.top)) < 1);
};

/** A room with more said than it loads at once, and where its lines are on the screen. */
async function openLong() {
  const opened = await openRoom({
    before(room) {
      for (let n = 1; n <= 48; n += 1) room.speak(`第 ${n} 句`);
    },
  });
  const line = (n: number) =>
    [...document.querySelectorAll('.cs-chat-speech')].find(
      (each) => each.querySelector('.cs-chat-speech__text')?.textContent === `第 ${n} 句`,
    );
  const top = (n: number) => line(n)?.getBoundingClientRect().top ?? NaN;
  await expect.poll(() => line(48) !== undefined && isMeasured()).toBe(true);
  const log = document.querySelector('[role="log"]') as HTMLElement;
  /** Scrolls to the first line that is loaded, and tells its number. */
  const toFirst = async (): Promise<number> => {
    await expect
      .poll(async () => {
        log.scrollTop = 0;
        await settled();
        return log.scrollTop === 0 && isMeasured();
      })
      .toBe(true);
    return Number(/\d+/.exec(said()[0] ?? '')?.[0]);
  };
  /** Lets time pass until older lines stand above this one. */
  const older = async (than: number): Promise<void> => {
    await expect
      .poll(async () => {
        await opened.pass(500);
        return line(than - 1);
      })
      .toBeDefined();
    // The row that was the first loses its day: it is measured within the frame, before anybody sees it.
    await settled();
  };
  /** Lets time pass until the list is longer. */
  const untilOlder = async (): Promise<void> => {
    const before = log.scrollHeight;
    await expect
      .poll(async () => {
        await opened.pass(500);
        return log.scrollHeight;
      })
      .toBeGreaterThan(before);
  };
  return { ...opened, log, line, top, toFirst, older, untilOlder };
}

test('the line that is read stays where it is while older ones come above it', async () => {
  const { top, toFirst, older } = await openLong();
  let rounds = 0;
  let first = await toFirst();
  while (first > 1) {
    const before = top(first + 2);
    await older(first);
    expect(Math.abs(top(first + 2) - before)).toBeLessThanOrEqual(2);
    first = await toFirst();
    rounds += 1;
  }
  expect(first).toBe(1);
  expect(rounds).toBeGreaterThan(1);
});

test('the line that is read stays where it is on a device that is slow to draw', async () => {
  // What is measured, and what waits for a frame, comes as late as with frames of this length.
  let frameMs = 0;
  let late = 0;
  onTestFinished(() => void vi.unstubAllGlobals());
  const {
    requestAnimationFrame: draw,
    cancelAnimationFrame: cancel,
    ResizeObserver: Observer,
  } = globalThis;
  const frames = new Map<number, number>();
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => {
    const id = window.setTimeout(() => frames.set(id, draw(then)), frameMs);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    clearTimeout(id);
    cancel(frames.get(id) ?? 0);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      constructor(hear: ResizeObserverCallback) {
        super((sizes, self) => {
          if (frameMs > 0) late += 1;
          setTimeout(() => hear(sizes, self), frameMs);
        });
      }
    },
  );
  const { top, toFirst, older } = await openLong();
  const first = await toFirst();
  const before = top(first + 2);
  frameMs = 300;
  await older(first);
  expect(late).toBeGreaterThan(0);
  expect(Math.abs(top(first + 2) - before)).toBeLessThanOrEqual(2);
});

test('the line that is read stays where it is when the older ones take long to draw', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const { top, toFirst, older } = await openLong();
  const first = await toFirst();
  const before = top(first + 2);
  // Each message writes its time this way, and takes longer than React works without a break: timers run in between.
  const write = Date.prototype.toISOString;
  const slow = vi.spyOn(Date.prototype, 'toISOString').mockImplementation(function (this: Date) {
    for (const until = performance.now() + 30; performance.now() < until;);
    return write.call(this);
  });
  await older(first);
  expect(slow).toHaveBeenCalled();
  expect(Math.abs(top(first + 2) - before)).toBeLessThanOrEqual(2);
});

/**
 * Tells the page of a key press; false when the page keeps the key from the browser. A browser does not scroll for an
 * event that no key made.
 */
const press = (target: Element, key: string, modifiers: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );

/** Px from the end. */
const toEnd = (log: Element) => log.scrollHeight - log.scrollTop - log.clientHeight;

/**
 * Scrolls up by so many px once the list has come to its end, where this was said last.
 * @returns by how many px it was scrolled up so far
 */
function upFromEnd(log: Element, last: string, by: number): () => number {
  let movedUp = 0;
  log.addEventListener('scroll', function moveUp() {
    if (toEnd(log) > 2 || said().at(-1) !== last) return;
    log.removeEventListener('scroll', moveUp);
    // What a user scrolls is told before anything is measured in the next frame.
    setTimeout(() => {
      log.scrollTop -= by;
      movedUp = toEnd(log);
    });
  });
  return () => movedUp;
}

test('End leads to the end of the list also when older ones come on the way', async () => {
  const { log, toFirst, untilOlder } = await openLong();
  await toFirst();
  press(log, 'End', { shiftKey: true });
  await settled();
  expect(toEnd(log)).toBeGreaterThan(200);
  // A Page Up that is still going on moves the list up again.
  const movedUp = upFromEnd(log, '第 48 句', 200);
  press(log, 'End');
  press(log, 'Shift');
  await untilOlder();
  await expect.poll(() => toEnd(log)).toBeLessThan(2);
  expect(movedUp()).toBeGreaterThan(100);
  expect(said().at(-1)).toBe('第 48 句');
});

test('once End has reached the end, a scroll without a key or a pointer leaves it', async () => {
  const { log, toFirst } = await openLong();
  await toFirst();
  press(log, 'End');
  await expect.poll(() => toEnd(log)).toBeLessThan(2);
  await settled();
  const leave = async () => {
    log.scrollTop = log.scrollHeight - log.clientHeight - 200;
    await settled();
    return toEnd(log);
  };
  // Until the list has been still for a moment at its end, a scroll up may be what a key before End has begun.
  await expect.poll(leave, { interval: 400 }).toBeGreaterThan(190);

  // The moment begins before this timer, and is shorter.
  const still = () => new Promise((passed) => setTimeout(passed, 200));
  log.scrollTop = log.scrollHeight;
  await settled();
  await still();
  // Where the end is reached already, nothing scrolls.
  press(log, 'End');
  await still();
  expect(await leave()).toBeGreaterThan(190);
});

test('Tab in the moment after a jump waits for the messages to be drawn, unless another key follows', async () => {
  const { log } = await openLong();
  const jump = () => {
    log.focus();
    log.scrollTop = log.scrollTop > 0 ? 0 : log.scrollHeight;
    expect(press(log, 'Tab')).toBe(false);
    expect(document.activeElement).toBe(log);
  };
  jump();
  await expect.poll(focused).toMatch(/^第 \d+ 句$/);
  jump();
  press(log, 'ArrowDown');
  await settled();
  await settled();
  expect(document.activeElement).toBe(log);
});

/** A room in which thirty things were said. */
async function openThirty() {
  const opened = await openRoom({
    before(room) {
      for (let n = 1; n <= 30; n += 1) room.speak(`第 ${n} 句`);
    },
  });
  await expect.poll(() => said().at(-1) === '第 30 句' && isMeasured()).toBe(true);
  return {
    ...opened,
    log: document.querySelector('[role="log"]') as HTMLElement,
  };
}

test('a list of messages is two tab stops: itself, and one message, from which the arrows lead on', async () => {
  const { log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 30 句');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('第 28 句');
  // Beyond the rows that were in view, which are drawn as the list scrolls.
  for (let n = 27; n >= 17; n -= 1) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toBe(`第 ${n} 句`);
  }
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('第 18 句');
  expect(document.querySelector('[role="menu"]')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('第 18 句');
  // A button that has had its menu moves on too.
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('第 19 句');
  await userEvent.keyboard('{Tab}');
  expect(log.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => document.activeElement).toBe(log);
});

test('the list follows what is said after a Page Up and End that come in one go', async () => {
  const { gateway, pass, log } = await openThirty();
  log.scrollTop -= 60;
  log.dispatchEvent(new Event('scroll'));
  press(log, 'End');
  await expect.poll(() => toEnd(log)).toBeLessThan(2);
  for (let n = 31; n <= 70; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.poll(() => said().at(-1)).toBe('第 70 句');
  expect(document.querySelector('.cs-chat-list__fresh')).toBeNull();
});

test('whoever scrolls up right after something was said stays where they scroll to', async () => {
  const { gateway, pass, log } = await openThirty();
  // Rows that nobody has seen are not measured, and are of many heights.
  for (let n = 31; n <= 130; n += 1) gateway.speak(`第 ${n} 句`.repeat(1 + (n % 40)));
  await pass(1000);
  const movedUp = upFromEnd(log, '最后一句', 2000);
  gateway.speak('最后一句');
  await pass(1000);
  await expect.poll(movedUp).toBeGreaterThan(1500);
  await settled();
  expect(toEnd(log)).toBeGreaterThan(1500);
  const [first] = said();
  expect(first).toMatch(/^第/);
  // While the scrolling goes on, too.
  log.scrollTop -= 1000;
  await settled();
  await settled();
  expect(toEnd(log)).toBeGreaterThan(2500);
  expect(said()).not.toContain(first);

  gateway.speak('又一句');
  gateway.push({
    msgId: 10004,
    msgData: { rid: 'lobby', userId: '100888', nickname: '话多', until: null, reason: '' },
  });
  await pass(1000);
  const fresh = page.getByRole('button', { name: /1 条新消息/ });
  await expect.element(fresh).toBeVisible();
  (fresh.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said().at(-1)).toBe('又一句');
  await expect.poll(() => document.activeElement).toBe(log);
});

test('a message that has the focus keeps it however much is said meanwhile', async () => {
  const { gateway, pass, log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 30 句');
  for (let n = 31; n <= 70; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.element(page.getByRole('button', { name: /40 条新消息/ })).toBeVisible();
  expect(focused()).toBe('第 30 句');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('第 29 句');
});

test('a row stays where it is when it gets the focus while a new one below is half drawn', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const { gateway, log, line, pass, time, toFirst, older, top } = await openLong();
  await older(await toFirst());
  log.scrollTop = log.scrollHeight - log.clientHeight - 100;
  await settled();
  const before = top(46);
  // The new row takes longer than React works without a break, and the focus comes in the break.
  const from = time();
  let brokenBy: string | undefined;
  const write = Date.prototype.toISOString;
  vi.spyOn(Date.prototype, 'toISOString').mockImplementation(function (this: Date) {
    if (brokenBy === undefined && this.getTime() >= from) {
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener('message', () => {
        port1.close();
        line(46)?.querySelector<HTMLElement>('.cs-chat-speech__more')?.focus();
        brokenBy = `${focused()} after ${said().at(-1)}`;
      });
      port2.start();
      port1.postMessage(null);
      for (const until = performance.now() + 30; performance.now() < until;);
    }
    return write.call(this);
  });
  gateway.speak('第 49 句');
  await pass(1000);
  await expect.poll(() => said().at(-1)).toBe('第 49 句');
  expect(brokenBy).toBe('第 46 句 after 第 48 句');
  expect(focused()).toBe('第 46 句');
  expect(document.activeElement?.matches(':focus-visible')).toBe(true);
  expect(Math.abs(top(46) - before)).toBeLessThanOrEqual(2);
});

test('a message that the arrows led to keeps the focus however much is said meanwhile', async () => {
  const { gateway, pass, log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 30 句');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('第 29 句');
  for (let n = 31; n <= 70; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.element(page.getByRole('button', { name: /40 条新消息/ })).toBeVisible();
  expect(focused()).toBe('第 29 句');
});

test('a message that has the focus keeps it while the window has lost it', async () => {
  const { gateway, pass, log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 30 句');
  // When the window loses the focus, the browser sends this event, and the element stays `document.activeElement`.
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  for (let n = 31; n <= 70; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.element(page.getByRole('button', { name: /40 条新消息/ })).toBeVisible();
  expect(focused()).toBe('第 30 句');
});

test('the list follows what is said again once the mouse has taken the focus to another message', async () => {
  const { gateway, pass, log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 30 句');
  await userEvent.click(page.getByRole('button', { name: /更多操作/ }).nth(-2));
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.click(page.getByRole('menuitem', { name: '复制发言' }));
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
  for (let n = 31; n <= 70; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.poll(() => said().at(-1)).toBe('第 70 句');
});

test('a message that has the focus keeps it after so much was said at once that rows were used again', async () => {
  const { gateway, pass, log } = await openThirty();
  for (let crowd = 1; crowd <= 3; crowd += 1) {
    for (let n = 1; n <= 20; n += 1) gateway.speak(`第 ${30 + crowd * 20 - 20 + n} 句`);
    await pass(1000);
  }
  await expect.poll(() => said().at(-1)).toBe('第 90 句');
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 90 句');
  gateway.speak('第 91 句');
  await pass(1000);
  await expect.element(page.getByRole('button', { name: /1 条新消息/ })).toBeVisible();
  expect(focused()).toBe('第 90 句');
});

test('the list follows what is said again once the message with the focus is gone', async () => {
  const { gateway, pass, log } = await openThirty();
  log.focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('第 30 句');
  gateway.push({ msgId: 10015, msgData: { rid: 'lobby', upTo: 30 } });
  await pass(1000);
  for (let n = 31; n <= 60; n += 1) gateway.speak(`第 ${n} 句`);
  await pass(2000);
  await expect.poll(() => said().at(-1)).toBe('第 60 句');
});
