/** Clock, members and sessions, captchas, books, matches, deposits and single bets. */
export const first = `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE clock (
    id INT PRIMARY KEY CHECK (id = 1),
    advanced_ms BIGINT NOT NULL, anchor_wall BIGINT NOT NULL, anchor_site BIGINT NOT NULL,
    speed DOUBLE PRECISION NOT NULL, seen_wall BIGINT NOT NULL
  );
  CREATE SEQUENCE member_numbers START 100001;
  CREATE TABLE members (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, phone TEXT, email TEXT, real_name TEXT,
    risk_code INT, device TEXT NOT NULL, registered_site BIGINT NOT NULL, registered_wall BIGINT NOT NULL
  );
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id),
    expires_wall BIGINT NOT NULL, ended BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE INDEX sessions_member ON sessions (member_id);
  CREATE TABLE captchas (
    id TEXT PRIMARY KEY, number BIGSERIAL, kind TEXT NOT NULL, answer TEXT NOT NULL, state TEXT NOT NULL,
    secret TEXT NOT NULL DEFAULT '', expires_wall BIGINT NOT NULL
  );
  CREATE TABLE login_failures (name_key TEXT NOT NULL, at_wall BIGINT NOT NULL);
  CREATE INDEX login_failures_name ON login_failures (name_key);
  CREATE TABLE nonces (nonce TEXT PRIMARY KEY, seen_ms BIGINT NOT NULL);
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, balance BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT never_negative CHECK (kind IN ('house', 'clearing') OR balance >= 0)
  );
  CREATE TABLE entries (id BIGSERIAL PRIMARY KEY, kind TEXT NOT NULL, ref TEXT NOT NULL UNIQUE, at_wall BIGINT NOT NULL);
  CREATE TABLE postings (
    entry_id BIGINT NOT NULL REFERENCES entries(id), account_id TEXT NOT NULL REFERENCES accounts(id),
    amount BIGINT NOT NULL CHECK (amount <> 0)
  );
  CREATE INDEX postings_entry ON postings (entry_id);
  CREATE FUNCTION entry_balances() RETURNS trigger AS $$
  BEGIN
    IF (SELECT COALESCE(SUM(amount), 0) FROM postings WHERE entry_id = NEW.entry_id) <> 0 THEN
      RAISE EXCEPTION 'entry % does not balance', NEW.entry_id;
    END IF;
    RETURN NULL;
  END $$ LANGUAGE plpgsql;
  CREATE CONSTRAINT TRIGGER postings_balance AFTER INSERT ON postings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_balances();
  CREATE TABLE match_edits (gidm TEXT PRIMARY KEY, body TEXT NOT NULL, version BIGINT NOT NULL);
  CREATE SEQUENCE match_edit_versions;
  CREATE TABLE deposits (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL,
    channel_id TEXT NOT NULL, amount BIGINT NOT NULL CHECK (amount > 0), status TEXT NOT NULL,
    created_site BIGINT NOT NULL, pays_wall BIGINT NOT NULL, expires_wall BIGINT NOT NULL,
    UNIQUE (member_id, key)
  );
  CREATE INDEX deposits_waiting ON deposits (pays_wall) WHERE status = 'waiting';
  CREATE TABLE bets (
    id TEXT PRIMARY KEY, number BIGSERIAL, member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL,
    content TEXT NOT NULL, status TEXT NOT NULL, reason TEXT, listed BOOLEAN NOT NULL,
    gidm TEXT NOT NULL, gid TEXT NOT NULL, wtype TEXT NOT NULL, pick TEXT NOT NULL,
    ior TEXT NOT NULL, ratio TEXT NOT NULL, strong TEXT NOT NULL, odds_change TEXT NOT NULL, line_change BOOLEAN NOT NULL,
    is_live BOOLEAN NOT NULL, score_h INT NOT NULL, score_c INT NOT NULL,
    league TEXT NOT NULL, team_h TEXT NOT NULL, team_c TEXT NOT NULL, kick_off BIGINT NOT NULL,
    stake BIGINT NOT NULL, max_win BIGINT NOT NULL, placed_site BIGINT NOT NULL, due_wall BIGINT NOT NULL,
    settled_site BIGINT, result_code TEXT, payout BIGINT NOT NULL DEFAULT 0,
    final_h INT, final_c INT, half_h INT, half_c INT,
    UNIQUE (member_id, key)
  );
  CREATE INDEX bets_open ON bets (status) WHERE status IN ('delay', 'unsettled');
  CREATE INDEX bets_member ON bets (member_id, number);
  `;
