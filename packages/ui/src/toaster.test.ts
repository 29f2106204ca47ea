import { expect, test } from 'vitest';
import { createToaster, type ToastMessage } from './toaster.ts';

test('what is said before anybody shows it waits, in order', () => {
  const toaster = createToaster();
  toaster.show('one');
  toaster.show('two', 'error');
  const shown: ToastMessage[] = [];
  toaster.connect((message) => shown.push(message));
  toaster.show('three', 'success');
  expect(shown).toEqual([
    { text: 'one', tone: 'info' },
    { text: 'two', tone: 'error' },
    { text: 'three', tone: 'success' },
  ]);
});

test('a region that is mounted twice shows nothing twice', () => {
  const toaster = createToaster();
  const first: string[] = [];
  const second: string[] = [];
  const leave = toaster.connect(({ text }) => first.push(text));
  toaster.connect(({ text }) => second.push(text));
  leave();
  toaster.show('once');
  expect([first, second]).toEqual([[], ['once']]);
});

test('whoever loads the region hears once that a message waits for it, also of one that waits already', () => {
  const toaster = createToaster();
  const heard: string[] = [];
  toaster.onWaiting(() => heard.push('early'));
  toaster.onWaiting(() => heard.push('left'))();
  toaster.show('one');
  toaster.show('two');
  toaster.onWaiting(() => heard.push('late'));
  expect(heard).toEqual(['early', 'late']);
  toaster.connect(() => undefined);
  toaster.onWaiting(() => heard.push('none waits'));
  toaster.show('three');
  expect(heard).toEqual(['early', 'late']);
});
