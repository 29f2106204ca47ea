/** Promotions: days on which members signed in, invitations, and granted rewards. */
export const promotions = `
  CREATE TABLE promotion_gifts (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), promotion_id TEXT NOT NULL,
    occasion TEXT NOT NULL, title TEXT NOT NULL, amount BIGINT NOT NULL CHECK (amount >= 0),
    turnover BIGINT NOT NULL CHECK (turnover >= 0), at_site BIGINT NOT NULL,
    UNIQUE (member_id, promotion_id, occasion)
  );
  CREATE INDEX promotion_gifts_member ON promotion_gifts (member_id, number);
  CREATE TABLE sign_days (
    member_id TEXT NOT NULL REFERENCES members(id), day BIGINT NOT NULL, PRIMARY KEY (member_id, day)
  );
  CREATE TABLE invitations (
    friend_id TEXT PRIMARY KEY REFERENCES members(id), inviter_id TEXT NOT NULL REFERENCES members(id),
    at_site BIGINT NOT NULL, CHECK (friend_id <> inviter_id)
  );
  CREATE INDEX invitations_inviter ON invitations (inviter_id);
`;
