/** Orders that a member gave up before they arrived, and the price of a leg that the member saw. */
export const givenUpOrders = `
  CREATE TABLE given_up_orders (
    member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL, PRIMARY KEY (member_id, key)
  );
  ALTER TABLE bet_legs ADD COLUMN seen_ior TEXT;
  UPDATE bet_legs SET seen_ior = ior;
  ALTER TABLE bet_legs ALTER COLUMN seen_ior SET NOT NULL;
  `;
