import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Db } from '../src/db/db.ts';
import { overPglite } from '../src/db/pglite-db.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with the dump of a new, empty PGlite. */
    emptyDatabase: string;
  }
}

/**
 * A new, empty database in memory. It is loaded from a dump that the run makes once (`make-empty-database.ts`), because
 * making a Postgres cluster takes seconds and loading one a fraction of that.
 */
export async function emptyDatabase(): Promise<Db> {
  const dump = new Blob([await readFile(inject('emptyDatabase'))]);
  return overPglite(await PGlite.create({ loadDataDir: dump }));
}
