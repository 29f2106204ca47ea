import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRecord, statusLines } from '../src/verify/part-records.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-records-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const at = Date.parse('2026-11-25T10:00:00Z');
const record = {
  commit: 'abc1234',
  at,
  minutes: 2.5,
  green: true,
  passed: 9,
  failed: 0,
  skipped: 1,
};

test('each part says on which commit it was green, when, and whether that was long ago', async () => {
  await keepRecord(root, 'gateway', record);
  await keepRecord(root, 'browser-slip', {
    ...record,
    commit: 'abc1234+',
    green: false,
    failed: 1,
  });
  const parts = [{ name: 'gateway' }, { name: 'browser-slip' }, { name: 'release' }];
  const [gateway, slip, release] = await statusLines(
    root,
    parts,
    'abc1234',
    new Date(at + 3_600_000),
  );
  expect(gateway).toMatch(/^gateway +green on abc1234, 2026-11-25 10:00 UTC: 9 passed, 0 failed/);
  expect(slip).toMatch(/RED on abc1234\+ \(not HEAD\), .*9 passed, 1 failed, 2\.5 min$/);
  expect(release).toMatch(/^release +never run here$/);
  const [later] = await statusLines(root, parts, 'def5678', new Date(at + 25 * 3_600_000));
  expect(later).toContain('green on abc1234 (not HEAD), ');
  expect(later).toContain('older than a day');
});
