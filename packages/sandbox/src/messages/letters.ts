import { type Db, type Queryable, type Row, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { broadcasts } from './broadcasts.ts';

type Letter = Schemas['Letter'];
type LetterGroup = Letter['group'];
type LetterCounts = Schemas['LetterCounts'];

/** A letter to one member; broadcasts are the operator's. */
export type OwnGroup = Extract<LetterGroup, 'notice' | 'activity' | 'fd'>;

/** The letter box of each member: their own letters, and broadcasts with their read and removed marks. */
export interface Letters {
  /** Writes a letter inside the transaction that it reports. Texts are Simplified Chinese. */
  send(
    tx: Queryable,
    memberId: string,
    group: OwnGroup,
    title: string,
    content: string,
  ): Promise<void>;
  unread(memberId: string): Promise<LetterCounts>;
  page(
    memberId: string,
    query: {
      /** @default all */
      groups: ReadonlySet<LetterGroup> | undefined;
      pageNum: number;
      pageSize: number;
    },
  ): Promise<{ total: number; list: Letter[] }>;
  /** @throws Refusal 6004 */
  read(memberId: string, letterId: string): Promise<Letter>;
  /** Removes all or none. @throws Refusal 6004 */
  remove(memberId: string, letterIds: readonly string[]): Promise<void>;
  readAll(memberId: string, groups: ReadonlySet<LetterGroup> | undefined): Promise<number>;
}

const letterOf = (row: Row): Omit<Letter, 'isRead'> => ({
  letterId: `L${toText(row['number'])}`,
  group: row['box'] as LetterGroup,
  title: toText(row['title']),
  content: toText(row['content']),
  createdAt: toNumber(row['created_site']),
});

/** Groups that advertise; they are hidden from a member on a break. */
const ADVERTISING: ReadonlySet<LetterGroup> = new Set(['bractivity', 'activity']);

export function createLetters(db: Db, clock: SiteClock, play: Play): Letters {
  /** All letters in a member's box, newest first. */
  async function box(memberId: string): Promise<Letter[]> {
    const own = await db.query(
      `SELECT number::text AS number, box, title, content, created_site FROM letters WHERE member_id = $1
       ORDER BY letters.number DESC LIMIT 1000`,
      [memberId],
    );
    const marks = new Map(
      (
        await db.query('SELECT letter_id, gone FROM letter_marks WHERE member_id = $1', [memberId])
      ).map((row) => [toText(row['letter_id']), row['gone'] === true]),
    );
    const quiet = (await play.shutBy(memberId, 'advertising')) !== null;
    return [...own.map(letterOf), ...broadcasts(clock.site())]
      .filter(({ letterId }) => marks.get(letterId) !== true)
      .filter(({ group }) => !quiet || !ADVERTISING.has(group))
      .map((letter) => ({ ...letter, isRead: marks.has(letter.letterId) }))
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }

  async function mark(memberId: string, ids: readonly string[], gone: boolean): Promise<void> {
    await db.query(
      `INSERT INTO letter_marks (member_id, letter_id, gone) SELECT $1, id, $3 FROM UNNEST($2::text[]) AS id
       ON CONFLICT (member_id, letter_id) DO UPDATE SET gone = letter_marks.gone OR $3`,
      [memberId, [...ids], gone],
    );
  }

  return {
    async send(tx, memberId, group, title, content) {
      await tx.query(
        'INSERT INTO letters (member_id, box, title, content, created_site) VALUES ($1, $2, $3, $4, $5)',
        [memberId, group, title, content, clock.site()],
      );
    },
    async unread(memberId) {
      const letters = await box(memberId);
      const count = (group: LetterGroup): number =>
        letters.filter((each) => each.group === group && !each.isRead).length;
      return {
        brnotice_count: count('brnotice'),
        bractivity_count: count('bractivity'),
        brbulletin_count: count('brbulletin'),
        brmatch_count: count('brmatch'),
        brfd_count: count('brfd'),
        notice_count: count('notice'),
        activity_count: count('activity'),
        fd_count: count('fd'),
      };
    },
    async page(memberId, { groups, pageNum, pageSize }) {
      const letters = (await box(memberId)).filter(
        (each) => groups === undefined || groups.has(each.group),
      );
      const from = (pageNum - 1) * pageSize;
      return { total: letters.length, list: letters.slice(from, from + pageSize) };
    },
    async read(memberId, letterId) {
      const letter = (await box(memberId)).find((each) => each.letterId === letterId);
      if (letter === undefined) throw new Refusal(6004);
      await mark(memberId, [letterId], false);
      return { ...letter, isRead: true };
    },
    async remove(memberId, letterIds) {
      const own = new Set((await box(memberId)).map((each) => each.letterId));
      if (!letterIds.every((id) => own.has(id))) throw new Refusal(6004);
      await mark(memberId, [...new Set(letterIds)], true);
    },
    async readAll(memberId, groups) {
      const unread = (await box(memberId)).filter(
        (each) => !each.isRead && (groups === undefined || groups.has(each.group)),
      );
      await mark(
        memberId,
        unread.map((each) => each.letterId),
        false,
      );
      return unread.length;
    },
  };
}
