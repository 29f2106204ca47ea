/** Labels of known devices, and tickets that replace a used code when there are too many devices (6039). */
export const devices = `
  ALTER TABLE known_devices ADD COLUMN label TEXT NOT NULL DEFAULT '', ADD COLUMN ip TEXT NOT NULL DEFAULT '';
  ALTER TABLE login_checks ADD COLUMN ticket TEXT;
  `;
