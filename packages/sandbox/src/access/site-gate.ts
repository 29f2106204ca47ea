import { type Db, toText } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

/** Who may log in or register at all. */
export interface GateRules {
  /** Addresses, or beginnings of addresses that end in a dot or colon, of regions without service. */
  readonly limitedRegions: readonly string[];
  /** The same, of addresses that are shut out by themselves. */
  readonly blockedIps: readonly string[];
  /** Nobody may: with or without a popup. */
  readonly suspended: 'popup' | 'quiet' | null;
}

const OPEN: GateRules = { limitedRegions: [], blockedIps: [], suspended: null };

export interface SiteGate {
  /** @throws Refusal 6031, 6033, 6501 or 6502 */
  pass(ip: string): Promise<void>;
  rules(): Promise<GateRules>;
  change(rules: Partial<GateRules>): Promise<GateRules>;
}

const covers = (list: readonly string[], ip: string): boolean =>
  list.some((each) => (/[.:]$/.test(each) ? ip.startsWith(each) : ip === each));

export function createSiteGate(db: Db): SiteGate {
  async function rules(): Promise<GateRules> {
    const [row] = await db.query(`SELECT value FROM settings WHERE name = 'gate'`);
    return row === undefined ? OPEN : (JSON.parse(toText(row['value'])) as GateRules);
  }
  return {
    rules,
    async pass(ip) {
      const { limitedRegions, blockedIps, suspended } = await rules();
      if (suspended !== null) throw new Refusal(suspended === 'popup' ? 6501 : 6502);
      if (covers(blockedIps, ip)) throw new Refusal(6033);
      if (covers(limitedRegions, ip)) throw new Refusal(6031);
    },
    async change(wanted) {
      const next = { ...(await rules()), ...wanted };
      await db.query(
        `INSERT INTO settings (name, value) VALUES ('gate', $1) ON CONFLICT (name) DO UPDATE SET value = $1`,
        [JSON.stringify(next)],
      );
      return next;
    },
  };
}
