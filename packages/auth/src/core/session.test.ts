import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createSession } from './session.ts';

const identity = { token: 'token-of-a-member', userId: '100001' };

test('a visitor is a member as soon as a token is stored', () => {
  const session = createSession(memoryStore());
  expect(session.token()).toBeNull();
  session.open(identity);
  expect(session.token()).toBe(identity.token);
  expect(session.userId()).toBe('100001');
});

test('[ST-01] [ST-06] token and user id outlive the page', () => {
  const storage = memoryStore();
  createSession(storage).open(identity);
  expect(storage.get('courtside.token')).toBe(identity.token);
  expect(storage.get('courtside.userId')).toBe('100001');
  expect(createSession(storage).userId()).toBe('100001');
});

test('closing clears both and tells, once', () => {
  const storage = memoryStore();
  const session = createSession(storage);
  session.open(identity);
  const seen: (string | null)[] = [];
  const stop = session.subscribe(() => seen.push(session.token()));
  session.close();
  session.close();
  stop();
  session.open(identity);
  expect(seen).toEqual([null]);
  session.close();
  expect(storage.keys()).toEqual([]);
  expect(session.userId()).toBeNull();
});

test('a change behind its back is told on refresh, and only then', () => {
  const storage = memoryStore();
  const session = createSession(storage);
  let told = 0;
  session.subscribe(() => (told += 1));
  session.refresh();
  storage.set('courtside.token', 'from-another-tab');
  session.refresh();
  session.refresh();
  expect(told).toBe(1);
});

test('[ST-05] the jwt of the chat is kept for the session that asked for it, and no longer', () => {
  const storage = memoryStore();
  const session = createSession(storage);
  session.keepJwt('for-nobody');
  expect(session.jwt()).toBeNull();
  session.open(identity);
  session.keepJwt('header.claims.seal');
  expect(storage.get('courtside.jwt')).toBe('header.claims.seal');
  expect(createSession(storage).jwt()).toBe('header.claims.seal');
  session.open({ token: 'token-of-another', userId: '100002' });
  expect(session.jwt()).toBeNull();
  session.keepJwt('header.claims.seal');
  session.close();
  expect(storage.keys()).toEqual([]);
});
