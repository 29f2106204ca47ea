/** What an operator pinned to a chat room; empty without. */
export const pinnedNotices = `
  ALTER TABLE chat_rooms ADD COLUMN notice TEXT NOT NULL DEFAULT ''
`;
