/** The terms to which a member agreed at registration. */
export const agreements = `
  ALTER TABLE members ADD COLUMN agreed_terms TEXT NOT NULL DEFAULT '';
  `;
