/** Favourite games, won jackpots, and a round's win of a jackpot. */
export const games = `
  CREATE TABLE favourites (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), game_code TEXT NOT NULL,
    UNIQUE (member_id, game_code)
  );
  CREATE TABLE jackpots (
    pool_id TEXT PRIMARY KEY, won_site BIGINT NOT NULL DEFAULT 0
  );
  ALTER TABLE game_rounds ADD COLUMN jackpot BIGINT NOT NULL DEFAULT 0;
  `;
