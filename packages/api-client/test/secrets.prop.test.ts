import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balance, BALANCE, CARDS, inOrder, KEYS, PAY, setUp } from './set-up.ts';

const LOGIN = '/site/api/v1/user/login';
const answers = [
  { drop: true },
  { httpStatus: 503 },
  { statusCode: 6001, message: '请重新登录' },
  { statusCode: 6002 },
  { statusCode: 6008 },
  { data: balance },
] as const;

/** Every text in a value and below it, errors and their causes included. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  if (seen.has(value)) return [];
  seen.add(value);
  const names = Reflect.ownKeys(value).filter((name) => name !== 'stack');
  return [String(value), ...names.flatMap((name) => textsIn(Reflect.get(value, name), seen))];
}

test('no hook is ever told a token, a key, a password, a query or a body', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.integer(),
      async (script, encrypted, seed) => {
        const told: unknown[] = [];
        const tell = (entry: unknown) => void told.push(entry);
        const secret = (name: string) => `${name}-${'s3cret'.repeat(3)}-${seed}`;
        const { client, gateway, outcome } = setUp({
          seed,
          gateway: encrypted ? { keys: KEYS } : {},
          options: {
            getToken: () => secret('token'),
            onCall: tell,
            onRetry: tell,
            onSessionExpired: tell,
          },
        });
        const password = secret('password');
        const key = `0f${'1e'.repeat(17)}`;
        for (const path of [LOGIN, BALANCE, CARDS, PAY] as const) {
          gateway.on(path, inOrder<never>(...(script as never[])));
        }
        const body = { name: secret('name'), password } as never;
        await outcome(client.call(LOGIN, body));
        await outcome(client.call(BALANCE, { includeLocked: 1, note: secret('body') } as never));
        await outcome(client.call(CARDS, { cardType: secret('query') } as never));
        const pay = { channelId: secret('channel'), amount: '987654.32', key };
        await outcome(client.call(PAY, pay, { retry: true }));
        expect(told.length).toBeGreaterThan(3);
        const all = told.flatMap((entry) => textsIn(entry)).join('\n');
        for (const hidden of ['s3cret', KEYS.signKey, KEYS.cryptKey, key, '987654.32']) {
          expect(all).not.toContain(hidden);
        }
      },
    ),
    { numRuns: 40 },
  );
});
