import { memoryStore } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createDrafts, DRAFT_MS } from './drafts.ts';

function setUp() {
  const storage = memoryStore();
  const at: { now: number; userId: string | null } = { now: 1000, userId: '100001' };
  const drafts = createDrafts({ storage, now: () => at.now, userId: () => at.userId });
  return { storage, at, drafts };
}

test('what was typed is there for the same member, after their login expired too', () => {
  const { at, drafts } = setUp();
  drafts.keep('profile', { nickname: '小测试' });
  at.userId = null;
  expect(drafts.read('profile')).toBeNull();
  // The form is still drawn while the session ends.
  drafts.keep('profile', null);
  at.userId = '100001';
  expect(drafts.read('profile')).toEqual({ nickname: '小测试' });
});

test('nobody else sees it, and it does not stay for long', () => {
  const { at, drafts } = setUp();
  drafts.keep('profile', 'x');
  at.userId = '100002';
  expect(drafts.read('profile')).toBeNull();
  at.userId = '100001';
  at.now += DRAFT_MS - 1;
  expect(drafts.read('profile')).toBe('x');
  at.now += 1;
  expect(drafts.read('profile')).toBeNull();
});

test('it goes when it is sent, and when the member leaves', () => {
  const { drafts, storage } = setUp();
  drafts.keep('a', 1);
  drafts.keep('a', null);
  expect(drafts.read('a')).toBeNull();
  drafts.keep('b', 2);
  storage.set('courtside.other', 'stays');
  drafts.clear();
  expect(storage.keys()).toEqual(['courtside.other']);
});

test('what is damaged, and a tab without storage, keep nothing', () => {
  const { drafts, storage } = setUp();
  for (const text of ['{', '5', 'null', '{"userId":"100001","at":"x","value":1}']) {
    storage.set('courtside.draft.a', text);
    expect(drafts.read('a')).toBeNull();
  }
  const none = createDrafts({ storage: undefined, now: () => 0, userId: () => '1' });
  none.keep('a', 1);
  expect(none.read('a')).toBeNull();
  none.clear();
});
