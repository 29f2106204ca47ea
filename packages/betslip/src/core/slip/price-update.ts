import { compareDecimals, isDecimal, samePrice } from '@courtside/money';
import { pickId, type SlipEntry, type Terms } from '../pick/entry.ts';
import { sameScore } from '../pick/acceptance.ts';
import { sameLine } from '../pick/line.ts';
import { updateFault } from './selection-guards.ts';
import type { PriceUpdate } from './slip-state.ts';
import { countsFromBet } from '../pick/sports.ts';

// The feed sends 0 for a closed price; the previous price stays visible beside 'suspended'.
function isNoPrice(price: string): boolean {
  return !isDecimal(price) || compareDecimals(price, '0') <= 0;
}

function sameTerms(a: Terms, b: Terms): boolean {
  const goals = a.score && b.score ? sameScore(a.score, b.score) : a.score === b.score;
  return goals && samePrice(a.price, b.price) && sameLine(a, b);
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** Fields of a pick that a feed may change. */
const TOLD = ['terms', 'status', 'limits', 'relations'] as const;

/** Suspends a pick whose update is unreadable, so that it cannot be placed until a valid update comes. */
function suspended(entry: SlipEntry): SlipEntry {
  return entry.status === 'open' ? { ...entry, status: 'suspended' } : entry;
}

/** True when a closed pick stays closed: a list that does not know yet that the match is over still sends prices. */
const isOver = (entry: SlipEntry, { status }: PriceUpdate) =>
  entry.status === 'closed' && status !== 'open';

function updated(entry: SlipEntry, update: PriceUpdate): SlipEntry {
  if (updateFault(update)) return suspended(entry);
  const closed = update.price !== undefined && isNoPrice(update.price);
  const told: Terms = {
    price: closed ? entry.terms.price : (update.price ?? entry.terms.price),
    ratio: update.ratio ?? entry.terms.ratio,
    strong: update.strong ?? entry.terms.strong,
    // A bet before the match does not count from a score, even when the match has one by now.
    score: entry.inPlay && countsFromBet(entry.sport) ? (update.score ?? entry.terms.score) : null,
  };
  const toldStatus = isOver(entry, update) ? 'closed' : (update.status ?? entry.status);
  // A closed pick is no longer offered: it stays visible with its last terms.
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

/** The entries with current terms; seen terms stay. Returns the same array when nothing relevant has changed. */
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
