import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../src/run.ts';

test('a command that is not there is said to be missing, also to whoever watches', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { code, output } = await run('no-such-command', [], { echo: true });
  expect(code).toBe(127);
  expect(output).toContain('no-such-command');
  expect(write.mock.calls.map(([text]) => String(text)).join('')).toBe(output);
});
