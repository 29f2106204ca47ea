/** One row as the database answers it; BIGINT arrives as number, bigint or text and goes through `toBig`. */
export type Row = Record<string, unknown>;

export interface Queryable {
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** The little that the sandbox needs of a database, so that PGlite and Postgres serve alike. */
export interface Db extends Queryable {
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Serialisable; run again when the database says that it met another one. */
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

/** Postgres states that mean "run it again": serialisation, deadlock, and a key that a rival just took. */
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
