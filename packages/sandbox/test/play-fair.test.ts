import { expect, test } from 'vitest';
import { BREAK_SCENARIOS } from './play-fair/break.scenarios.ts';
import { LIMIT_SCENARIOS } from './play-fair/limits.scenarios.ts';
import { SESSION_SCENARIOS } from './play-fair/session.scenarios.ts';
import { openStage } from './play-fair/stage.ts';

test.each([...LIMIT_SCENARIOS, ...SESSION_SCENARIOS, ...BREAK_SCENARIOS])(
  '$title',
  async ({ run }) => {
    const stage = await openStage();
    await expect(run(stage)).resolves.toBeUndefined();
    await stage.site.stop();
    await stage.site.db.close();
  },
);
