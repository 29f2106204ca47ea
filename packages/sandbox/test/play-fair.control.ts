// Negative controls: each test of player protection must fail when its rule is taken out. Run by the part `play-controls`
// of the thorough run; `npm test` runs the tests themselves.
import { rulesWithout } from '@courtside/responsible-play/testing';
import { ALL_RULES, type RuleId } from '@courtside/responsible-play';
import { expect, test } from 'vitest';
import { BREAK_SCENARIOS } from './play-fair/break.scenarios.ts';
import { LIMIT_SCENARIOS } from './play-fair/limits.scenarios.ts';
import { SESSION_SCENARIOS } from './play-fair/session.scenarios.ts';
import { openStage } from './play-fair/stage.ts';

const ALL = [...LIMIT_SCENARIOS, ...SESSION_SCENARIOS, ...BREAK_SCENARIOS];

test.each(ALL)('without its rule this fails: $title', async ({ control, run }) => {
  const planted = typeof control === 'function';
  const stage = await openStage(planted ? undefined : rulesWithout(control));
  if (planted) await control(stage);
  const fault = await run(stage).then(
    () => 'nothing: the test passes without its rule',
    (thrown: unknown) => String(thrown),
  );
  // What was expected did not come; anything else, such as a call that does not exist, proves nothing.
  expect(fault).toMatch(/Expected \d{4}, got \d{4}|AssertionError/);
  await stage.site.sandbox.close();
  await stage.site.db.close();
});

test('every rule is taken out once', () => {
  const taken = new Set(
    ALL.map(({ control }) => control).filter((each) => typeof each === 'string'),
  );
  expect([...ALL_RULES].filter((rule: RuleId) => !taken.has(rule))).toEqual([]);
});
