/** A row from the database; BIGINT arrives as number, bigint or text and is converted by `toBig`. */
export type Row = Record<string, unknown>;

export interface Queryable {
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** The part of a database that the sandbox needs, which PGlite and Postgres both provide. */
export interface Db extends Queryable {
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Serialisable; repeated when the database reports a conflict with another transaction. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function toBig(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' || typeof value === 'string') return BigInt(value);
  throw new TypeError('Not a whole number');
}

export const toNumber = (value: unknown): number => Number(value);

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Postgres states that require a repeat: serialisation failure, deadlock, and a key that another transaction just took.
 */
const AGAIN = new Set(['40001', '40P01', '23505']);

export function worthAnotherTry(fault: unknown): boolean {
  return (
    typeof fault === 'object' &&
    fault !== null &&
    'code' in fault &&
    typeof fault.code === 'string' &&
    AGAIN.has(fault.code)
  );
}
