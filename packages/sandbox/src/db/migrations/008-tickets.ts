/**
 * Tickets of one or several legs, their settlements, and cash-outs. The pick of an existing bet moves into its one leg.
 */
export const tickets = `
  CREATE TABLE bet_legs (
    bet_id TEXT NOT NULL REFERENCES bets(id), place INT NOT NULL,
    gidm TEXT NOT NULL, gid TEXT NOT NULL, wtype TEXT NOT NULL, pick TEXT NOT NULL,
    ior TEXT NOT NULL, ratio TEXT NOT NULL, strong TEXT NOT NULL, is_live BOOLEAN NOT NULL,
    score_h INT NOT NULL, score_c INT NOT NULL, base_h INT NOT NULL, base_c INT NOT NULL,
    league TEXT NOT NULL, team_h TEXT NOT NULL, team_c TEXT NOT NULL, kick_off BIGINT NOT NULL,
    reason TEXT, result_code TEXT, final_h INT, final_c INT, half_h INT, half_c INT,
    PRIMARY KEY (bet_id, place)
  );
  INSERT INTO bet_legs SELECT id, 0, gidm, gid, wtype, pick, ior, ratio, strong, is_live, score_h, score_c,
    score_h, score_c, league, team_h, team_c, kick_off, reason, result_code, final_h, final_c, half_h, half_c FROM bets;
  CREATE INDEX bet_legs_match ON bet_legs (gidm);
  ALTER TABLE bets ADD COLUMN combination TEXT NOT NULL DEFAULT '', ADD COLUMN lines INT NOT NULL DEFAULT 1,
    ADD COLUMN unit BIGINT NOT NULL DEFAULT 0, ADD COLUMN cashed BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN valid BIGINT NOT NULL DEFAULT 0, ADD COLUMN category TEXT NOT NULL DEFAULT 'football',
    ADD COLUMN max_stake BIGINT, ADD COLUMN uncollected BIGINT NOT NULL DEFAULT 0;
  UPDATE bets SET unit = stake, valid = CASE WHEN result_code IN ('W', 'L') THEN stake
    WHEN result_code IN ('LW', 'LL') THEN stake / 2 ELSE 0 END;
  ALTER TABLE bets ADD CONSTRAINT cashed_within CHECK (cashed >= 0 AND cashed <= stake);
  CREATE TABLE bet_settlements (
    bet_id TEXT NOT NULL REFERENCES bets(id), number INT NOT NULL, at_site BIGINT NOT NULL, cause TEXT NOT NULL,
    results TEXT NOT NULL, payout BIGINT NOT NULL, reversed BIGINT NOT NULL DEFAULT 0,
    uncollected BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (bet_id, number)
  );
  INSERT INTO bet_settlements (bet_id, number, at_site, cause, results, payout)
    SELECT id, 1, settled_site, 'result', json_build_array(json_build_object('resultCode', result_code,
      'finalScore', CASE WHEN final_h IS NOT NULL THEN json_build_object('h', final_h, 'c', final_c) END,
      'halfScore', CASE WHEN half_h IS NOT NULL THEN json_build_object('h', half_h, 'c', half_c) END))::text, payout
    FROM bets WHERE status = 'settled';
  ALTER TABLE bets DROP COLUMN gidm, DROP COLUMN gid, DROP COLUMN wtype, DROP COLUMN pick, DROP COLUMN ior,
    DROP COLUMN ratio, DROP COLUMN strong, DROP COLUMN is_live, DROP COLUMN score_h, DROP COLUMN score_c,
    DROP COLUMN league, DROP COLUMN team_h, DROP COLUMN team_c, DROP COLUMN kick_off, DROP COLUMN result_code,
    DROP COLUMN final_h, DROP COLUMN final_c, DROP COLUMN half_h, DROP COLUMN half_c;
  CREATE INDEX bets_member_open ON bets (member_id) WHERE status IN ('delay', 'unsettled');
  CREATE TABLE cash_outs (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL,
    content TEXT NOT NULL, bet_id TEXT NOT NULL REFERENCES bets(id), reason TEXT, stake BIGINT NOT NULL,
    value BIGINT NOT NULL, stake_left BIGINT NOT NULL, at_site BIGINT NOT NULL, UNIQUE (member_id, key)
  );
  CREATE INDEX cash_outs_bet ON cash_outs (bet_id);
  `;
