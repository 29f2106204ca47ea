/** The operator's pinned notice of a chat room; empty without one. */
export const pinnedNotices = `
  ALTER TABLE chat_rooms ADD COLUMN notice TEXT NOT NULL DEFAULT ''
`;
