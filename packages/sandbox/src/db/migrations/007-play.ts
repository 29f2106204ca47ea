/** Player protection: limits, sessions, breaks, ages, playing time, and the marks that identify members on a break. */
export const play = `
  CREATE TABLE play_limits (
    member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL, value BIGINT CHECK (value > 0),
    waits BOOLEAN NOT NULL DEFAULT FALSE, pending_value BIGINT, requested_site BIGINT NOT NULL DEFAULT 0,
    confirm_from BIGINT NOT NULL DEFAULT 0, confirm_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, key)
  );
  CREATE TABLE play_sessions (
    member_id TEXT PRIMARY KEY REFERENCES members(id), started_site BIGINT NOT NULL, seen_site BIGINT NOT NULL,
    active_site BIGINT NOT NULL, checked_site BIGINT NOT NULL, owes_check BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE TABLE play_breaks (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), kind TEXT NOT NULL,
    from_site BIGINT NOT NULL, until_site BIGINT
  );
  CREATE INDEX play_breaks_member ON play_breaks (member_id);
  CREATE TABLE play_ages (member_id TEXT PRIMARY KEY REFERENCES members(id), shut_until BIGINT NOT NULL);
  CREATE TABLE play_minutes (
    member_id TEXT NOT NULL REFERENCES members(id), day INT NOT NULL, ms BIGINT NOT NULL,
    PRIMARY KEY (member_id, day)
  );
  CREATE TABLE play_identities (
    member_id TEXT NOT NULL REFERENCES members(id), kind TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (kind, hash, member_id)
  );
  CREATE INDEX deposits_member ON deposits (member_id, created_site);
  CREATE INDEX bets_placed ON bets (member_id, placed_site);
  CREATE INDEX game_rounds_played ON game_rounds (member_id, played_site);
  `;
