import { expect, test, vi } from 'vitest';
import { createSlipDoor } from './slip-door.ts';

test('the slip that is shown is reached, and none that is hidden', () => {
  const door = createSlipDoor();
  expect(door.toggle()).toBe(false);
  const [first, second] = [vi.fn<(open?: boolean) => void>(), vi.fn<(open?: boolean) => void>()];
  const hideFirst = door.listen(first);
  const hideSecond = door.listen(second);
  expect(door.toggle()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  hideSecond();
  door.toggle();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  hideFirst();
  expect(door.toggle()).toBe(false);
});

test('a slip that is opened twice stays unfolded', () => {
  const door = createSlipDoor();
  expect(door.open()).toBe(false);
  const leave = door.expect();
  expect([door.open(), door.isWanted()]).toEqual([true, true]);
  const unfold = vi.fn<(open?: boolean) => void>();
  const hide = door.listen(unfold);
  expect(door.open()).toBe(true);
  expect(unfold.mock.calls).toEqual([[true], [true]]);
  hide();
  leave();
});

test('a slip that is wanted unfolds once, when it is shown', () => {
  const onWanted = vi.fn<() => void>();
  const door = createSlipDoor({ onWanted });
  door.openNext();
  expect(onWanted).toHaveBeenCalledTimes(1);
  const [first, second] = [vi.fn<(open?: boolean) => void>(), vi.fn<(open?: boolean) => void>()];
  door.listen(first)();
  expect(first.mock.calls).toEqual([[true]]);
  door.listen(second);
  expect(second).not.toHaveBeenCalled();
});

test('a slip on its way is there for a toggle, which unfolds it once it listens', () => {
  const onWanted = vi.fn<() => void>();
  const door = createSlipDoor({ onWanted });
  const leave = door.expect();
  expect([door.toggle(), onWanted.mock.calls.length]).toEqual([true, 1]);
  const unfold = vi.fn<(open?: boolean) => void>();
  door.listen(unfold)();
  expect(unfold.mock.calls).toEqual([[true]]);
  leave();
  expect(door.toggle()).toBe(false);
});

test('a slip is waited for until it comes, its page is left, or the wait is ended', () => {
  const door = createSlipDoor();
  const told: boolean[] = [];
  const end = door.onChange(() => told.push(door.isWanted()));
  const unfold = vi.fn<(open?: boolean) => void>();

  const leave = door.expect();
  door.toggle();
  door.listen(unfold)();
  door.toggle();
  leave();
  door.openNext();
  door.forget();
  expect(told).toEqual([true, false, true, false, true, false]);
  door.listen(unfold)();
  expect(unfold).toHaveBeenCalledTimes(1);

  end();
  door.openNext();
  expect(told).toHaveLength(6);
});

test('a slip that was wanted stays folded when the member has gone on to something else', () => {
  const door = createSlipDoor({ isElsewhere: () => true });
  const unfold = vi.fn<(open?: boolean) => void>();
  door.openNext();
  const hide = door.listen(unfold);
  expect([unfold.mock.calls.length, door.isWanted()]).toEqual([0, false]);
  door.toggle();
  expect(unfold.mock.calls).toEqual([[]]);
  hide();
});
