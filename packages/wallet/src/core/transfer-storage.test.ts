import { expect, test } from 'vitest';
import { readTransferIntent } from './transfer-storage.ts';

const kept = {
  owner: 'm1',
  key: '7d4f9a52-8a0e-4c1b-9c36-5f3f0e5b2a11',
  agreed: false,
  sentBy: 'page',
  orderedAt: 1000,
  sentAt: 2000,
};
const read = (task: unknown, more: object = {}) =>
  readTransferIntent(JSON.stringify({ ...kept, ...more, task }), 'm1');

test.each([
  { type: 'in', venue: 'QFDZ', amount: '1.00' },
  { type: 'out', venue: 'QFDZ', amount: '1.00' },
  { type: 'between', venue: 'QFDZ', to: 'MYDZ', amount: '1.00' },
  { type: 'recycle' },
])('a transfer of kind $type is read as it was kept', (task) => {
  expect(read(task)).toEqual({ ...kept, task, lostAt: 2000 });
});

test.each([
  ['no task', null],
  ['an unknown kind', { type: 'all', venue: 'QFDZ', amount: '1.00' }],
  ['no venue', { type: 'in', amount: '1.00' }],
  ['an amount that is no text', { type: 'out', venue: 'QFDZ', amount: 1 }],
  ['no venue that takes', { type: 'between', venue: 'QFDZ', amount: '1.00' }],
])('what is damaged is nobody’s transfer: %s', (_, task) => {
  expect(read(task)).toBeNull();
});

test('a transfer of another member, one without a time and one that is no JSON are not read', () => {
  const task = { type: 'recycle' };
  expect(read(task, { owner: 'm2' })).toBeNull();
  expect(read(task, { sentAt: -1 })).toBeNull();
  expect(readTransferIntent('{', 'm1')).toBeNull();
});
