/** Which device a session is on, so that leaving a device ends what is open there. */
export const sessions = `
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  `;
