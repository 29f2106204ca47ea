import { expect, test } from 'vitest';
import { outdatedReports } from '../src/verify/outdated-reports.ts';

test('each package whose report failed is named once', () => {
  const output = `@courtside/money#api:check:  ERROR  command exited (1)
Failed:    @courtside/money#api:check, @courtside/site-server#api:check
 ERROR  run failed: command  exited (1)`;
  expect(outdatedReports(output)).toEqual(['@courtside/money', '@courtside/site-server']);
  expect(outdatedReports('Tasks:    40 successful, 40 total')).toEqual([]);
});
