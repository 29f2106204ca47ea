/** Logins: time, place and device. */
export const logins = `
  CREATE TABLE logins (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), device TEXT NOT NULL,
    label TEXT NOT NULL, ip TEXT NOT NULL, at_site BIGINT NOT NULL
  );
  CREATE INDEX logins_member ON logins (member_id, number);
  `;
