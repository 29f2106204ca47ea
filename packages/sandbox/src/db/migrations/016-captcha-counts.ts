/** How many captchas a device or an address was given in the window that began at an instant. */
export const captchaCounts = `
  CREATE TABLE captcha_counts (
    who TEXT PRIMARY KEY, count INT NOT NULL, since_wall BIGINT NOT NULL
  );
  `;
