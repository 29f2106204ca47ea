/** Chat: settings of rooms, messages, gifts and predictions, and the events for every connection. */
export const chat = `
  CREATE TABLE chat_rooms (
    rid TEXT PRIMARY KEY, status TEXT NOT NULL DEFAULT 'open', blocked BOOLEAN NOT NULL DEFAULT FALSE,
    min_level INT NOT NULL DEFAULT 0, destroyed BOOLEAN NOT NULL DEFAULT FALSE, cleared_to BIGINT NOT NULL DEFAULT 0
  );
  CREATE TABLE chat_messages (
    id BIGSERIAL PRIMARY KEY, rid TEXT NOT NULL, member_id TEXT NOT NULL, sender TEXT NOT NULL, msg TEXT NOT NULL,
    key TEXT, at_site BIGINT NOT NULL, UNIQUE (member_id, key)
  );
  CREATE INDEX chat_messages_room ON chat_messages (rid, id);
  CREATE TABLE chat_gifts (
    id BIGSERIAL PRIMARY KEY, rid TEXT NOT NULL, member_id TEXT NOT NULL, sender TEXT NOT NULL, gift TEXT NOT NULL,
    count INT NOT NULL, key TEXT NOT NULL, at_site BIGINT NOT NULL, UNIQUE (member_id, key)
  );
  CREATE INDEX chat_gifts_room ON chat_gifts (rid, id);
  CREATE TABLE chat_predictions (
    id BIGSERIAL PRIMARY KEY, rid TEXT NOT NULL, member_id TEXT NOT NULL, sender TEXT NOT NULL, h INT NOT NULL,
    c INT NOT NULL, state TEXT NOT NULL DEFAULT 'open', at_site BIGINT NOT NULL, UNIQUE (member_id, rid)
  );
  CREATE INDEX chat_predictions_room ON chat_predictions (rid, id);
  CREATE TABLE chat_mutes (
    rid TEXT NOT NULL, member_id TEXT NOT NULL, until_site BIGINT NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (rid, member_id)
  );
  CREATE TABLE chat_scores (rid TEXT PRIMARY KEY, line TEXT NOT NULL, ended BOOLEAN NOT NULL DEFAULT FALSE);
  CREATE TABLE chat_events (
    id BIGSERIAL PRIMARY KEY, rid TEXT, frame TEXT NOT NULL, at_wall BIGINT NOT NULL
  );
`;
