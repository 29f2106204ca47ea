import { AsyncLocalStorage } from 'node:async_hooks';

const COOKIE = /(?:^|;\s*)courtside-test=([\w-]+)/;
const tests = new AsyncLocalStorage<string>();

/**
 * Answers a call in the context of the test that made it, named by the cookie `courtside-test`. Faults meanwhile are
 * logged with that name: see `testOfCall`.
 */
export function underTest<T>(headers: Headers, answer: () => T): T {
  const name = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  return name === undefined ? answer() : tests.run(name, answer);
}

/** The test whose call is being answered, or undefined. */
export const testOfCall = (): string | undefined => tests.getStore();
