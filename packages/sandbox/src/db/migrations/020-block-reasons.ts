/** Why nobody may speak in a chat room; empty without a reason. */
export const blockReasons = `
  ALTER TABLE chat_rooms ADD COLUMN block_reason TEXT NOT NULL DEFAULT ''
`;
