/** Profiles, sent codes, devices, password resets, second passwords, images, letters and feedback. */
export const members = `
  ALTER TABLE members
    ADD COLUMN nickname TEXT, ADD COLUMN gender TEXT, ADD COLUMN birthday TEXT,
    ADD COLUMN avatar TEXT, ADD COLUMN withdrawal_hash TEXT,
    ADD COLUMN withdrawal_misses INT NOT NULL DEFAULT 0,
    ADD COLUMN withdrawal_locked_wall BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN withdrawal_proved_wall BIGINT NOT NULL DEFAULT 0;
  CREATE INDEX members_phone ON members (phone) WHERE phone IS NOT NULL;
  CREATE TABLE codes (
    id BIGSERIAL PRIMARY KEY, purpose TEXT NOT NULL, owner TEXT NOT NULL, target TEXT NOT NULL,
    device TEXT NOT NULL, cate INT NOT NULL, code TEXT NOT NULL, delivered BOOLEAN NOT NULL,
    state TEXT NOT NULL DEFAULT 'live', tries INT NOT NULL DEFAULT 0,
    sent_wall BIGINT NOT NULL, sent_site BIGINT NOT NULL, expires_wall BIGINT NOT NULL
  );
  CREATE INDEX codes_owner ON codes (purpose, owner, id);
  CREATE INDEX codes_target ON codes (target, sent_wall);
  CREATE INDEX codes_device ON codes (device, sent_wall);
  CREATE TABLE known_devices (
    member_id TEXT NOT NULL REFERENCES members(id), device TEXT NOT NULL, last_wall BIGINT NOT NULL,
    PRIMARY KEY (member_id, device)
  );
  CREATE TABLE known_addresses (
    member_id TEXT NOT NULL REFERENCES members(id), ip TEXT NOT NULL, last_wall BIGINT NOT NULL,
    PRIMARY KEY (member_id, ip)
  );
  CREATE TABLE login_checks (
    name_key TEXT NOT NULL, device TEXT NOT NULL, at_wall BIGINT NOT NULL, misses INT NOT NULL DEFAULT 0,
    PRIMARY KEY (name_key, device)
  );
  CREATE TABLE password_resets (
    key TEXT PRIMARY KEY, step INT NOT NULL, expires_wall BIGINT NOT NULL
  );
  CREATE TABLE images (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), file_name TEXT NOT NULL,
    content_type TEXT NOT NULL, content TEXT NOT NULL, added_wall BIGINT NOT NULL
  );
  CREATE INDEX images_member ON images (member_id, added_wall);
  CREATE TABLE letters (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), box TEXT NOT NULL,
    title TEXT NOT NULL, content TEXT NOT NULL, created_site BIGINT NOT NULL
  );
  CREATE INDEX letters_member ON letters (member_id, number);
  CREATE TABLE letter_marks (
    member_id TEXT NOT NULL REFERENCES members(id), letter_id TEXT NOT NULL,
    gone BOOLEAN NOT NULL DEFAULT FALSE, PRIMARY KEY (member_id, letter_id)
  );
  CREATE TABLE feedbacks (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), type TEXT NOT NULL,
    content TEXT NOT NULL, images TEXT NOT NULL, ticket_id TEXT, reward_id TEXT,
    created_site BIGINT NOT NULL, created_wall BIGINT NOT NULL, due_wall BIGINT NOT NULL,
    answer TEXT, answered_site BIGINT, unread BOOLEAN NOT NULL DEFAULT FALSE, gone BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE INDEX feedbacks_member ON feedbacks (member_id, number);
  CREATE INDEX feedbacks_waiting ON feedbacks (due_wall) WHERE answer IS NULL;
  `;
