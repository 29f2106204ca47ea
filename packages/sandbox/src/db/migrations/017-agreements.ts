/** Which terms a member agreed to when they registered. */
export const agreements = `
  ALTER TABLE members ADD COLUMN agreed_terms TEXT NOT NULL DEFAULT '';
  `;
