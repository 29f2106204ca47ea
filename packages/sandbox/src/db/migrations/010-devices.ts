/** What a member recognises a device by, and what stands for a code that was used up when there were too many (6039). */
export const devices = `
  ALTER TABLE known_devices ADD COLUMN label TEXT NOT NULL DEFAULT '', ADD COLUMN ip TEXT NOT NULL DEFAULT '';
  ALTER TABLE login_checks ADD COLUMN ticket TEXT;
  `;
