/** Sources of a member's required turnover, and the house's reason for cancelling a withdrawal. */
export const withdrawals = `
  CREATE TABLE turnover_parts (
    number BIGSERIAL PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members(id), title TEXT NOT NULL,
    required BIGINT NOT NULL CHECK (required >= 0)
  );
  CREATE INDEX turnover_parts_member ON turnover_parts (member_id);
  INSERT INTO turnover_parts (member_id, title, required)
    SELECT member_id, '存款与优惠', required FROM turnover WHERE done < required;
  `;
