import { CourtsideError } from '@courtside/kernel';
import { loadContract } from '../wire/contract.ts';
import type { SiteKeys } from '../wire/keys.ts';
import { betChecks } from './bet-checks.ts';
import { callChecks } from './call-checks.ts';
import { type Bench, Deviation, Skipped } from './check.ts';
import { createProbe } from './probe.ts';
import { playChecks } from './play-checks.ts';
import { socketChecks } from './socket-checks.ts';
import { wireChecks } from './wire-checks.ts';

export interface ConformanceOptions {
  readonly baseUrl: string;
  readonly keys: SiteKeys;
  readonly siteId?: string;
  readonly token?: string;
  /** Token of a second member, whom the run may put into a break of 24 hours that nothing ends. */
  readonly spare?: string;
  readonly changing?: boolean;
  /** Only checks whose name contains this. */
  readonly only?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The socket's checks are skipped without it. */
  readonly socket?: Bench['socket'];
}

export interface Outcome {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The reason, unless it passed. */
  readonly reason: string;
}

/**
 * Checks a gateway against the contract.
 *
 * @throws CourtsideError `conformance.unreachable` when its settings cannot be read
 *
 * @example
 * const outcomes = await runConformance({ baseUrl: 'https://gateway.example.com', keys: siteKeys(sign, crypt) });
 * outcomes.filter(({ outcome }) => outcome === 'failed').length; // 0 where it keeps the contract
 */
export async function runConformance(
  options: ConformanceOptions,
  tell: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const contract = loadContract();
  const probe = createProbe({
    fetch: options.fetch ?? ((request) => fetch(request)),
    baseUrl: options.baseUrl,
    keys: options.keys,
    ...(options.siteId === undefined ? {} : { siteId: options.siteId }),
  });
  const { socket } = options;
  const bench: Bench = {
    contract,
    probe,
    encrypted: await isEncrypted(probe, options.baseUrl),
    token: options.token ?? '',
    spare: options.spare ?? '',
    changing: options.changing ?? false,
    socket: socket ?? (() => Promise.reject(new Skipped('no socket in this run'))),
  };
  const all = [
    ...wireChecks,
    ...callChecks(contract),
    ...socketChecks,
    ...betChecks,
    ...playChecks,
  ];
  const checks = all.filter(({ name }) => name.includes(options.only ?? ''));
  const outcomes: Outcome[] = [];
  for (const { name, run } of checks) {
    const outcome = await run(bench).then(
      (): Outcome => ({ name, outcome: 'passed', reason: '' }),
      (fault: unknown): Outcome => {
        const reason = fault instanceof Error ? fault.message : String(fault);
        if (fault instanceof Skipped) return { name, outcome: 'skipped', reason };
        if (fault instanceof Deviation) return { name, outcome: 'failed', reason };
        return { name, outcome: 'failed', reason: `the connection failed: ${reason}` };
      },
    );
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes;
}

async function isEncrypted(
  probe: ReturnType<typeof createProbe>,
  baseUrl: string,
): Promise<boolean> {
  const unreachable = (why: string, cause?: unknown): CourtsideError =>
    new CourtsideError(`The settings of ${baseUrl} cannot be had: ${why}`, {
      code: 'conformance.unreachable',
      kind: 'network',
      cause,
    });
  const heard = await probe
    .send({ path: '/site/api/v1/configuration/preInfo' })
    .catch((cause: unknown) => {
      throw unreachable(cause instanceof Error ? cause.message : String(cause), cause);
    });
  const { status_code: code, data } = heard.envelope ?? {};
  if (code === 6008) throw unreachable('6008; are the keys those of this site?');
  if (code !== 6000)
    throw unreachable(code === undefined ? `HTTP ${heard.httpStatus}` : String(code));
  const settings = (data as { siteBaseConfig?: { encryption?: unknown } }).siteBaseConfig;
  return settings?.encryption === 1;
}
