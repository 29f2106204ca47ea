import { dice } from '../football/dice.ts';
import type { Script, ScriptPlan } from './script.ts';

/** About one match in a hundred does not end regularly. */
const SHARE = 0.011;

/**
 * The mishap of about one match in a hundred: postponed before it starts, a retirement of a player, or an abandonment.
 * Teams do not retire; a player retires after the first set at the earliest.
 */
export function withMishap(plan: ScriptPlan, script: Script, single: boolean): Script {
  const next = dice(`${plan.seed}|mishap`);
  if (next() >= SHARE) return script;
  const kind = next();
  if (kind < 0.4) return { moments: [], ending: 'postponed', length: 0 };
  const advances = next() < 0.5 ? 'H' : 'C';
  if (single && kind < 0.5) return { moments: [], ending: 'walkover', advances, length: 0 };
  const from = script.moments.findIndex(({ finished }) => finished >= 1);
  const cut = from + Math.floor(next() * (script.moments.length - 1 - from));
  const last = script.moments[cut];
  if (from < 0 || last === undefined || cut >= script.moments.length - 1) return script;
  const length = last.at + 240;
  const moments = script.moments.slice(0, cut + 1);
  return single
    ? { moments, ending: 'retired', advances, length }
    : { moments, ending: 'abandoned', length };
}
