import { memberById } from '../access/members.ts';
import { VENUES } from '../content/venues.ts';
import type { Db, Queryable } from '../db/db.ts';
import { asBody, type DoorBody, DoorError, text } from '../doors/input.ts';
import { looseFen } from '../ledger/amount.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { bindVenue } from '../games/venue-activities.ts';
import { insertCard, type NewCard } from './cards.ts';

function fenOf(value: unknown, name: string): bigint {
  try {
    const fen = looseFen(value);
    if (fen >= 0n) return fen;
  } catch {
    // Reported below.
  }
  throw new DoorError(`${name} must be an amount such as "1000.00"`);
}

function newCard(json: unknown): NewCard {
  const body = asBody(json);
  const kind = text(body, 'kind');
  const number = text(body, 'number');
  if ((kind !== 'bank' && kind !== 'virtual' && kind !== 'alipay') || number === undefined) {
    throw new DoorError('A card has a kind (bank, virtual, alipay) and a number');
  }
  return {
    kind,
    number,
    bankCode: text(body, 'bankCode') ?? 'DEMO',
    network: text(body, 'network') ?? 'TRC20',
  };
}

async function addCards(
  tx: Queryable,
  memberId: string,
  cards: readonly unknown[],
  site: number,
): Promise<void> {
  const realName = (await memberById(tx, memberId))?.realName;
  if (typeof realName !== 'string') throw new DoorError('cards need a realName');
  for (const json of cards) {
    const card = newCard(json);
    try {
      await insertCard(tx, { id: memberId, realName }, { ...card, holder: realName }, site);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      // The card exists already: a door may be called twice.
      if (fault.statusCode !== 6009) throw new DoorError(`${card.number}: ${fault.said ?? ''}`);
    }
  }
}

/**
 * Applies the money fields of `POST /__sandbox/members` besides the balance: `cards`, `turnover` (titled
 * `turnoverTitle`), `venueActivity`.
 */
export async function setMemberFunds(
  { db, clock }: { readonly db: Db; readonly clock: SiteClock },
  memberId: string,
  body: DoorBody,
): Promise<void> {
  const { cards, turnover, venueActivity } = body;
  await db.transaction(async (tx) => {
    if (cards !== undefined) {
      if (!Array.isArray(cards)) throw new DoorError('cards must be a list');
      await addCards(tx, memberId, cards, clock.site());
    }
    if (turnover !== undefined) {
      await tx.query('DELETE FROM turnover_parts WHERE member_id = $1', [memberId]);
      await tx.query(
        'INSERT INTO turnover_parts (member_id, title, required) VALUES ($1, $2, $3)',
        [
          memberId,
          text(body, 'turnoverTitle') ?? '首存礼遇',
          fenOf(turnover, 'turnover').toString(),
        ],
      );
      await tx.query(
        `INSERT INTO turnover (member_id, required, done) VALUES ($1, $2, 0)
         ON CONFLICT (member_id) DO UPDATE SET required = $2, done = 0`,
        [memberId, fenOf(turnover, 'turnover').toString()],
      );
    }
    if (venueActivity !== undefined) {
      const activity = asBody(venueActivity);
      const venue = text(activity, 'enName') ?? '';
      if (!VENUES.some((each) => each.code === venue)) throw new DoorError('No such venue');
      await bindVenue(tx, memberId, venue, {
        promotionId: text(activity, 'promotionId') ?? 'p-first',
        title: text(activity, 'title') ?? '首存礼遇',
        required: fenOf(activity['required'], 'required'),
      });
    }
  });
}
