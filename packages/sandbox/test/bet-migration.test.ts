import { afterAll, expect, test } from 'vitest';
import { pgliteDb } from '../src/db/pglite-db.ts';
import { first } from '../src/db/migrations/001-first.ts';
import { funds } from '../src/db/migrations/002-funds.ts';
import { members } from '../src/db/migrations/003-members.ts';
import { chat } from '../src/db/migrations/004-chat.ts';
import { promotions } from '../src/db/migrations/005-promotions.ts';
import { games } from '../src/db/migrations/006-games.ts';
import { play } from '../src/db/migrations/007-play.ts';
import { migrate } from '../src/db/migrations.ts';
import { ticketsWhere } from '../src/betting/ticket-row.ts';

const db = await pgliteDb();
afterAll(() => db.close());

test('bets of a database from before become tickets of one leg, with what settled them', async () => {
  const before = [first, funds, members, chat, promotions, games, play];
  await db.exec('CREATE TABLE migrations (number INT PRIMARY KEY)');
  for (const [index, sql] of before.entries()) {
    await db.exec(`${sql}; INSERT INTO migrations (number) VALUES (${index + 1})`);
  }
  await db.exec(`
    INSERT INTO members (id, name, name_key, password_hash, device, registered_site, registered_wall)
      VALUES ('1', 'one', 'one', 'x', 'x', 0, 0);
    INSERT INTO bets (id, member_id, key, content, status, listed, gidm, gid, wtype, pick, ior, ratio, strong,
      odds_change, line_change, is_live, score_h, score_c, league, team_h, team_c, kick_off, stake, max_win,
      placed_site, due_wall, settled_site, result_code, payout, final_h, final_c, half_h, half_c)
    VALUES
      ('open', '1', 'a', '', 'unsettled', TRUE, 'm1', 'm111', 'RE', 'H', '0.95', '0.5', 'H', 'better', FALSE, TRUE,
        2, 1, 'L', 'A', 'B', 5, 1000, 950, 6, 6, NULL, NULL, 0, NULL, NULL, NULL, NULL),
      ('half', '1', 'b', '', 'settled', TRUE, 'm2', 'm211', 'R', 'H', '0.90', '0 / 0.5', 'H', 'better', FALSE, FALSE,
        0, 0, 'L', 'A', 'B', 5, 1000, 900, 6, 6, 9, 'LL', 500, 1, 1, NULL, NULL)`);
  await migrate(db);
  const [open, half] = await ticketsWhere(db, 'ORDER BY number', []);
  expect(open).toMatchObject({
    unit: 1000n,
    lines: 1,
    combination: '',
    cashed: 0n,
    legs: [{ gidm: 'm1', wtype: 'RE', isLive: true, base: { h: 2, c: 1 }, code: null }],
  });
  expect(half).toMatchObject({
    status: 'settled',
    payout: 500n,
    valid: 500n,
    legs: [{ code: 'LL', final: { h: 1, c: 1 }, half: null }],
  });
  const [settlement] = await db.query('SELECT * FROM bet_settlements');
  expect(settlement).toMatchObject({ bet_id: 'half', number: 1, cause: 'result' });
  expect(JSON.parse(String(settlement?.['results']))).toEqual([
    { resultCode: 'LL', finalScore: { h: 1, c: 1 }, halfScore: null },
  ]);
});
