import { type Db, toText } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

/** Rules for logins and registrations. */
export interface GateRules {
  /** Addresses, or address prefixes that end in a dot or colon, of regions without service. */
  readonly limitedRegions: readonly string[];
  /** The same, for regions from which a login must state that its member has read the warning. */
  readonly warnedRegions: readonly string[];
  /** The same, for single blocked addresses. */
  readonly blockedIps: readonly string[];
  /** The site is closed for everyone: with or without a popup. */
  readonly suspended: 'popup' | 'quiet' | null;
}

const OPEN: GateRules = { limitedRegions: [], warnedRegions: [], blockedIps: [], suspended: null };

export interface SiteGate {
  /** @throws Refusal 6031, 6033, 6501 or 6502 */
  pass(ip: string): Promise<void>;
  /** Only the rules for regions and addresses, for play. @throws Refusal 6031, 6033 */
  region(ip: string): Promise<void>;
  /** @throws Refusal 6032 when a region's warning was not confirmed */
  warn(ip: string, confirmed: boolean): Promise<void>;
  rules(): Promise<GateRules>;
  change(rules: Partial<GateRules>): Promise<GateRules>;
}

const covers = (list: readonly string[], ip: string): boolean =>
  list.some((each) => (/[.:]$/.test(each) ? ip.startsWith(each) : ip === each));

export function createSiteGate(db: Db): SiteGate {
  async function rules(): Promise<GateRules> {
    const [row] = await db.query(`SELECT value FROM settings WHERE name = 'gate'`);
    // Rules stored by an earlier version may lack newer ones.
    return row === undefined ? OPEN : { ...OPEN, ...(JSON.parse(toText(row['value'])) as object) };
  }
  async function region(ip: string): Promise<void> {
    const { limitedRegions, blockedIps } = await rules();
    if (covers(blockedIps, ip)) throw new Refusal(6033);
    if (covers(limitedRegions, ip)) throw new Refusal(6031);
  }
  return {
    rules,
    async pass(ip) {
      const { suspended } = await rules();
      if (suspended !== null) throw new Refusal(suspended === 'popup' ? 6501 : 6502);
      await region(ip);
    },
    region,
    async warn(ip, confirmed) {
      if (!confirmed && covers((await rules()).warnedRegions, ip)) throw new Refusal(6032);
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
