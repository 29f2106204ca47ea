import { type Db, type Row, toNumber, toText } from '../db/db.ts';
import { promotions } from '../content/promotions.ts';
import type { Schemas } from '../gateway-call.ts';
import { imageUrl, type Images } from '../member/images.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Letters } from './letters.ts';

type Feedback = Schemas['Feedback'];
type NewFeedback = Schemas['NewFeedback'];
type Thread = Schemas['FeedbackThread'];

const ANSWER_MS = 2 * 60_000;
const MOST = 5;
const WITHIN_MS = 10 * 60_000;

/** The operator's answers, by the subject of a feedback. */
const ANSWERS: Readonly<Record<Feedback['type'], string>> = {
  deposit: '您好，存款订单已提交财务核实，到账后将以站内信通知您。请保留付款凭证。',
  withdraw: '您好，取款订单正在审核，通常在三十分钟内完成，请留意站内信。',
  transfer: '您好，转账记录已核对。如余额仍未更新，请先一键回收后再次查看。',
  bet: '您好，注单已交由场馆复核，结果以场馆官方赛果为准。',
  promotion: '您好，优惠申请已登记，符合条件的奖励将于次日派发至中心钱包。',
  account: '您好，账户信息已核对。如需变更实名或手机号码，请联系在线客服。',
  other: '您好，您的建议已转交相关部门，感谢您的反馈。',
};

/** Members' feedback to the operator; each is answered after two minutes. */
export interface Feedbacks {
  add(memberId: string, wanted: NewFeedback): Promise<{ feedbackId: string }>;
  unread(memberId: string): Promise<number>;
  page(
    memberId: string,
    query: { status?: Feedback['status']; pageNum: number; pageSize: number },
  ): Promise<{ total: number; list: Feedback[] }>;
  /** Marks the answer as read; the caller translates the operator's text by `say`. */
  info(memberId: string, feedbackId: string, say: (text: string) => string): Promise<Thread>;
  remove(memberId: string, feedbackId: string): Promise<void>;
  answerDue(): Promise<void>;
  nextDue(): Promise<number | undefined>;
}

/** The deposit rewards that run at an instant of site time. */
export const depositRewards = (now: number): Schemas['DepositReward'][] =>
  promotions(now)
    .filter(({ kind }) => kind === 'firstDeposit' || kind === 'againDeposit')
    .map(({ promotionId, title, text }) => ({ rewardId: promotionId, title, text }));

const feedbackOf = (row: Row): Feedback => ({
  feedbackId: `F${String(row['number'])}`,
  type: row['type'] as Feedback['type'],
  content: toText(row['content']),
  status: row['answer'] === null ? 'waiting' : 'answered',
  unread: row['unread'] === true,
  createdAt: toNumber(row['created_site']),
});

const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const OWN = 'FROM feedbacks WHERE member_id = $1 AND NOT gone';

export interface FeedbackParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly images: Images;
  readonly letters: Letters;
}

export function createFeedbacks({ db, clock, images, letters }: FeedbackParts): Feedbacks {
  const wall = (): number => Math.floor(clock.wall());

  /** @throws Refusal 6004 when the subject is not the member's, or does not exist */
  async function checkSubject(memberId: string, wanted: NewFeedback): Promise<void> {
    const { ticketId, rewardId } = wanted;
    if (!(await images.owns(memberId, wanted.images))) throw new Refusal(6004);
    if (ticketId !== undefined) {
      const rows = await db.query(
        'SELECT id FROM bets WHERE id = $1 AND member_id = $2 AND listed',
        [ticketId, memberId],
      );
      if (rows.length === 0) throw new Refusal(6004);
    }
    const known = depositRewards(clock.site()).some((each) => each.rewardId === rewardId);
    if (rewardId !== undefined && !known) throw new Refusal(6004);
  }

  return {
    async add(memberId, wanted) {
      const content = wanted.content.trim();
      if (content === '') throw new Refusal(6007, '请输入反馈内容');
      await checkSubject(memberId, wanted);
      const [recent] = await db.query(
        'SELECT COUNT(*)::int AS n FROM feedbacks WHERE member_id = $1 AND created_wall > $2',
        [memberId, wall() - WITHIN_MS],
      );
      if (toNumber(recent?.['n']) >= MOST) throw new Refusal(6011);
      const [row] = await db.query(
        `INSERT INTO feedbacks (member_id, type, content, images, ticket_id, reward_id, created_site, created_wall, due_wall)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING number`,
        [
          memberId,
          wanted.type,
          content,
          JSON.stringify(wanted.images),
          wanted.ticketId ?? null,
          wanted.rewardId ?? null,
          clock.site(),
          wall(),
          wall() + ANSWER_MS,
        ],
      );
      return { feedbackId: `F${String(row?.['number'])}` };
    },
    async unread(memberId) {
      const [row] = await db.query(`SELECT COUNT(*)::int AS n ${OWN} AND unread`, [memberId]);
      return toNumber(row?.['n']);
    },
    async page(memberId, { status, pageNum, pageSize }) {
      const which =
        status === undefined ? '' : ` AND answer IS ${status === 'waiting' ? '' : 'NOT '}NULL`;
      const [count] = await db.query(`SELECT COUNT(*)::int AS n ${OWN}${which}`, [memberId]);
      const rows = await db.query(
        `SELECT * ${OWN}${which} ORDER BY number DESC LIMIT $2 OFFSET $3`,
        [memberId, pageSize, (pageNum - 1) * pageSize],
      );
      return { total: toNumber(count?.['n']), list: rows.map(feedbackOf) };
    },
    async info(memberId, feedbackId, say) {
      const [row] = await db.query(
        `UPDATE feedbacks SET unread = FALSE WHERE member_id = $1 AND number = $2 AND NOT gone RETURNING *`,
        [memberId, feedbackId.slice(1)],
      );
      if (row === undefined) throw new Refusal(6004);
      const told = feedbackOf(row);
      const answer = orNull(row['answer']);
      const ids = JSON.parse(toText(row['images'])) as string[];
      return {
        ...told,
        ticketId: orNull(row['ticket_id']),
        rewardId: orNull(row['reward_id']),
        images: ids.map((imageId) => ({ imageId, url: imageUrl(imageId) })),
        thread: [
          { from: 'member', text: told.content, at: told.createdAt },
          ...(answer === null
            ? []
            : [
                {
                  from: 'operator' as const,
                  text: say(answer),
                  at: toNumber(row['answered_site']),
                },
              ]),
        ],
      };
    },
    async remove(memberId, feedbackId) {
      const rows = await db.query(
        'UPDATE feedbacks SET gone = TRUE WHERE member_id = $1 AND number = $2 AND NOT gone RETURNING number',
        [memberId, feedbackId.slice(1)],
      );
      if (rows.length === 0) throw new Refusal(6004);
    },
    async answerDue() {
      const due = await db.query(
        'SELECT number FROM feedbacks WHERE answer IS NULL AND NOT gone AND due_wall <= $1',
        [wall()],
      );
      for (const { number } of due) {
        await db.transaction(async (tx) => {
          const [row] = await tx.query(
            'SELECT * FROM feedbacks WHERE number = $1 AND answer IS NULL',
            [number],
          );
          if (row === undefined) return;
          const { type } = feedbackOf(row);
          await tx.query(
            'UPDATE feedbacks SET answer = $2, answered_site = $3, unread = TRUE WHERE number = $1',
            [number, ANSWERS[type], clock.site()],
          );
          await letters.send(
            tx,
            toText(row['member_id']),
            'notice',
            '您的反馈已回复',
            '客服已回复您的意见反馈，请前往[意见反馈](/mine/feedback/list)查看。',
          );
        });
      }
    },
    async nextDue() {
      const [row] = await db.query(
        'SELECT MIN(due_wall)::text AS next FROM feedbacks WHERE answer IS NULL AND NOT gone',
      );
      const next = row?.['next'];
      return typeof next === 'string' ? Number(next) : undefined;
    },
  };
}
