/** Number of captchas given to a device or an address in a window, and the start of the window. */
export const captchaCounts = `
  CREATE TABLE captcha_counts (
    who TEXT PRIMARY KEY, count INT NOT NULL, since_wall BIGINT NOT NULL
  );
  `;
