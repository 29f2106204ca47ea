import { CourtsideError } from '@courtside/kernel';
import { expect, test, vi } from 'vitest';
import { consoleReporter } from './error-reporter.ts';

const fault = new CourtsideError('No answer', {
  code: 'client.timeout',
  kind: 'timeout',
  requestId: 'r-1',
});

test('a line says code, place and request', () => {
  const write = vi.fn<(line: string, fault: unknown) => void>();
  const reporter = consoleReporter(write);
  reporter.report(fault, { during: 'render', path: '/game/sport' });
  reporter.report(new Error('plain'), { during: 'start' });
  reporter.report(fault, { during: 'load-screen', requestId: 'r-2' });
  expect(write.mock.calls).toEqual([
    ['courtside: client.timeout during render at /game/sport (request r-1)', fault],
    ['courtside: unknown during start', new Error('plain')],
    ['courtside: client.timeout during load-screen (request r-2)', fault],
  ]);
});
