/** The requested amount of deposits that are distinguished by their cents, and the payment slips of orders. */
export const deposits = `
  ALTER TABLE deposits ADD COLUMN asked BIGINT, ADD COLUMN slips INT NOT NULL DEFAULT 0;
  UPDATE deposits SET asked = amount;
  CREATE TABLE deposit_slips (
    image_id TEXT PRIMARY KEY REFERENCES images(id), deposit_id TEXT NOT NULL REFERENCES deposits(id)
  );
  `;
