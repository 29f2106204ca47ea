import { expect, test } from 'vitest';
import { checkRegistration } from './credentials.ts';

test('a megabyte in any field is refused within 2 s', () => {
  const started = performance.now();
  for (const unit of ['a', '1', ' ', 'a1', '１', '😀']) {
    const text = unit.repeat(1_048_576 / unit.length);
    checkRegistration({ name: text, password: text, repeat: text, agree: true });
  }
  expect(performance.now() - started).toBeLessThan(2000);
});
