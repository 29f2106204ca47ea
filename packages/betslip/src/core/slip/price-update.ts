import { compareDecimals, isDecimal, samePrice } from '@courtside/money';
import { pickId, type SlipEntry, type Terms } from '../pick/entry.ts';
import { sameScore } from '../pick/acceptance.ts';
import { sameLine } from '../pick/line.ts';
import { updateFault } from './selection-guards.ts';
import type { PriceUpdate } from './slip-state.ts';
import { countsFromBet } from '../pick/sports.ts';

// The feed spells a closed price 0; what the pick was worth before stays readable beside 'suspended'.
function isNoPrice(price: string): boolean {
  return !isDecimal(price) || compareDecimals(price, '0') <= 0;
}

function sameTerms(a: Terms, b: Terms): boolean {
  const goals = a.score && b.score ? sameScore(a.score, b.score) : a.score === b.score;
  return goals && samePrice(a.price, b.price) && sameLine(a, b);
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** What a feed may change of a pick. */
const TOLD = ['terms', 'status', 'limits', 'relations'] as const;

/** What holds cannot be read, so that nothing may be placed on it until a good word comes. */
function suspended(entry: SlipEntry): SlipEntry {
  return entry.status === 'open' ? { ...entry, status: 'suspended' } : entry;
}

/** A match that is over stays so, whatever a list that does not know it yet says of its prices. */
const isOver = (entry: SlipEntry, { status }: PriceUpdate) =>
  entry.status === 'closed' && status !== 'open';

function updated(entry: SlipEntry, update: PriceUpdate): SlipEntry {
  if (updateFault(update)) return suspended(entry);
  const closed = update.price !== undefined && isNoPrice(update.price);
  const told: Terms = {
    price: closed ? entry.terms.price : (update.price ?? entry.terms.price),
    ratio: update.ratio ?? entry.terms.ratio,
    strong: update.strong ?? entry.terms.strong,
    // A bet before the match has no score to begin from, whatever the match has by now.
    score: entry.inPlay && countsFromBet(entry.sport) ? (update.score ?? entry.terms.score) : null,
  };
  const toldStatus = isOver(entry, update) ? 'closed' : (update.status ?? entry.status);
  // What is over is no offer any more: the pick stays readable as what it was.
  const terms = toldStatus === 'closed' || sameTerms(told, entry.terms) ? entry.terms : told;
  const status = closed && toldStatus === 'open' ? 'suspended' : toldStatus;
  const limits = update.limits === undefined ? entry.limits : update.limits;
  const relations = sameTexts(update.relations ?? entry.relations, entry.relations)
    ? entry.relations
    : (update.relations ?? []);
  const next = { ...entry, terms, status, limits, relations };
  const isSame = TOLD.every((field) => next[field] === entry[field]);
  return isSame ? entry : next;
}

/** The entries at what holds now, seen terms untouched; the same array when nothing that counts has changed. */
export function applyUpdate(
  entries: readonly SlipEntry[],
  updates: readonly PriceUpdate[],
): readonly SlipEntry[] {
  const byId = new Map<string, PriceUpdate[]>();
  for (const update of updates) {
    const id = pickId(update);
    const known = byId.get(id);
    if (known) known.push(update);
    else byId.set(id, [update]);
  }
  const next = entries.map((entry) => (byId.get(entry.id) ?? []).reduce(updated, entry));
  return next.every((entry, index) => entry === entries[index]) ? entries : next;
}
