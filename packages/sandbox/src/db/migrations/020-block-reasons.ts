/** Reason why a chat room is blocked; empty without a reason. */
export const blockReasons = `
  ALTER TABLE chat_rooms ADD COLUMN block_reason TEXT NOT NULL DEFAULT ''
`;
