import { randomBytes } from 'node:crypto';
import { type Db, toText } from './db.ts';

/** A secret of 32 bytes, stored in the database under a name; all instances on the database share it. */
export async function secretOf(db: Db, name: string): Promise<Buffer> {
  await db.query(`INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    name,
    randomBytes(32).toString('hex'),
  ]);
  const [row] = await db.query('SELECT value FROM settings WHERE name = $1', [name]);
  return Buffer.from(toText(row?.['value']), 'hex');
}
