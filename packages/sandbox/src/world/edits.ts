import { type Db, toNumber, toText } from '../db/db.ts';
import { parentOf, specialEdit } from '../football/specials.ts';
import { type MatchEdit, NO_EDIT } from './match-edit.ts';

/** Edits of matches by test doors, read from the database and cached. */
export interface Edits {
  of(gidm: string): MatchEdit;
  readonly gidms: Iterable<string>;
  change(gidm: string, change: (edit: MatchEdit) => MatchEdit): Promise<void>;
  /** Reads edits of other instances. */
  reload(): Promise<void>;
}

export async function openEdits(db: Db): Promise<Edits> {
  const kept = new Map<string, MatchEdit>();
  let version = 0;
  const reload = async (): Promise<void> => {
    const rows = await db.query('SELECT gidm, body, version FROM match_edits WHERE version > $1', [
      version,
    ]);
    for (const row of rows) {
      kept.set(toText(row['gidm']), JSON.parse(toText(row['body'])) as MatchEdit);
      version = Math.max(version, toNumber(row['version']));
    }
  };
  await reload();
  return {
    of(gidm) {
      const own = kept.get(gidm) ?? NO_EDIT;
      const parent = kept.get(parentOf(gidm) ?? '');
      return parent === undefined ? own : specialEdit(own, parent);
    },
    gidms: { [Symbol.iterator]: () => kept.keys() },
    reload,
    async change(gidm, change) {
      await db.transaction(async (tx) => {
        const [row] = await tx.query('SELECT body FROM match_edits WHERE gidm = $1', [gidm]);
        const edit = row === undefined ? NO_EDIT : (JSON.parse(toText(row['body'])) as MatchEdit);
        await tx.query(
          `INSERT INTO match_edits (gidm, body, version) VALUES ($1, $2, nextval('match_edit_versions'))
           ON CONFLICT (gidm) DO UPDATE SET body = $2, version = nextval('match_edit_versions')`,
          [gidm, JSON.stringify(change(edit))],
        );
      });
      await reload();
    },
  };
}
