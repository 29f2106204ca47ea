/** The device of a session, so that removing a device ends its sessions. */
export const sessions = `
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  `;
