/** Deposit stages, cards, withdrawals, turnover, venue wallets, demo games. */
export const funds = `
  ALTER TABLE entries ADD COLUMN at_site BIGINT NOT NULL DEFAULT 0;
  UPDATE entries SET at_site = COALESCE(
    (SELECT created_site FROM deposits WHERE ref = 'deposit:' || id),
    (SELECT placed_site FROM bets WHERE ref = 'stake:' || id),
    (SELECT settled_site FROM bets WHERE ref IN ('settle:' || id, 'refund:' || id)), 0);
  CREATE INDEX postings_account ON postings (account_id);
  ALTER TABLE deposits ADD COLUMN stage TEXT NOT NULL DEFAULT 'unpaid',
    ADD COLUMN fate TEXT NOT NULL DEFAULT 'credit', ADD COLUMN paid_wall BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN bonus BIGINT NOT NULL DEFAULT 0, ADD COLUMN rate BIGINT, ADD COLUMN coin BIGINT, ADD COLUMN payer TEXT;
  UPDATE deposits SET stage = CASE status WHEN 'success' THEN 'credited' WHEN 'waiting' THEN 'unpaid' ELSE status END;
  CREATE TABLE signal_codes (
    code TEXT PRIMARY KEY, deposit_id TEXT NOT NULL UNIQUE REFERENCES deposits(id), expires_wall BIGINT NOT NULL
  );
  CREATE SEQUENCE card_numbers START 100001;
  CREATE TABLE cards (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), kind TEXT NOT NULL, bank_code TEXT NOT NULL,
    network TEXT NOT NULL, number TEXT NOT NULL, holder TEXT NOT NULL, is_default BOOLEAN NOT NULL,
    added_site BIGINT NOT NULL, removed BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE UNIQUE INDEX cards_number ON cards (kind, network, number) WHERE NOT removed;
  CREATE INDEX cards_member ON cards (member_id) WHERE NOT removed;
  CREATE TABLE withdrawals (
    id TEXT PRIMARY KEY, number BIGSERIAL, member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL,
    card_id TEXT NOT NULL REFERENCES cards(id), kind TEXT NOT NULL, amount BIGINT NOT NULL CHECK (amount > 0),
    fee BIGINT NOT NULL CHECK (fee >= 0 AND fee < amount), arrives BIGINT NOT NULL, status TEXT NOT NULL,
    next_wall BIGINT NOT NULL, created_site BIGINT NOT NULL, steps TEXT NOT NULL,
    UNIQUE (member_id, key)
  );
  CREATE INDEX withdrawals_open ON withdrawals (next_wall) WHERE status IN ('submitted', 'reviewing', 'paying');
  CREATE TABLE turnover (
    member_id TEXT PRIMARY KEY REFERENCES members(id), required BIGINT NOT NULL, done BIGINT NOT NULL,
    CHECK (done >= 0 AND done <= required)
  );
  CREATE TABLE money_answers (
    member_id TEXT NOT NULL REFERENCES members(id), key TEXT NOT NULL, content TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (member_id, key)
  );
  CREATE TABLE wallet_moves (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), from_wallet TEXT NOT NULL,
    to_wallet TEXT NOT NULL, amount BIGINT NOT NULL CHECK (amount > 0), created_site BIGINT NOT NULL
  );
  CREATE TABLE venue_activities (
    member_id TEXT NOT NULL REFERENCES members(id), venue TEXT NOT NULL, promotion_id TEXT NOT NULL,
    title TEXT NOT NULL, required BIGINT NOT NULL, done BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, venue), CHECK (done >= 0 AND done <= required)
  );
  CREATE TABLE game_settings (
    member_id TEXT PRIMARY KEY REFERENCES members(id), auto_transfer BOOLEAN NOT NULL
  );
  CREATE TABLE game_tickets (
    ticket_hash TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), venue TEXT NOT NULL,
    game_code TEXT NOT NULL, page TEXT NOT NULL, expires_wall BIGINT NOT NULL, ended BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE INDEX game_tickets_member ON game_tickets (member_id) WHERE NOT ended;
  CREATE TABLE game_rounds (
    id TEXT PRIMARY KEY, number BIGSERIAL, member_id TEXT NOT NULL REFERENCES members(id), venue TEXT NOT NULL,
    game_code TEXT NOT NULL, choice TEXT NOT NULL, outcome TEXT NOT NULL, stake BIGINT NOT NULL CHECK (stake > 0),
    payout BIGINT NOT NULL CHECK (payout >= 0), valid BIGINT NOT NULL, played_site BIGINT NOT NULL
  );
  CREATE INDEX game_rounds_member ON game_rounds (member_id, number);
  `;
