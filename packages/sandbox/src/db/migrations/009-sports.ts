/** Legs of any sport: the sport, and the score that the market counted. */
export const sports = `
  ALTER TABLE bet_legs ADD COLUMN gtype TEXT NOT NULL DEFAULT 'FT', ADD COLUMN counted_h INT, ADD COLUMN counted_c INT;
  UPDATE bet_legs SET gtype = 'FS' WHERE wtype = 'FS';
  `;
