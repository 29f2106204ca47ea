import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Gate, Suite } from '../src/verify/gates.ts';
import { runAndJudge } from '../src/verify/run-and-judge.ts';
import type { Verdict } from '../src/verify/verdict.ts';

/** A workspace of its own for each test of a file, in which steps are run and judged. */
export interface TrialWorkspace {
  readonly root: string;
  /** Writes the quarantine list, without its head. */
  quarantine(...rows: string[]): Promise<void>;
  judge(...steps: (Suite | Gate)[]): Promise<Verdict>;
}

/** The day on which steps are judged. */
export const TODAY = '2026-11-25';

/** To be called once at the top of a file. */
export function useTrialWorkspace(): TrialWorkspace {
  let root = '';
  const quarantine = async (...rows: string[]) => {
    await mkdir(join(root, 'docs'), { recursive: true });
    const lines = ['test\twhy\tsince\tuntil', ...rows];
    await writeFile(join(root, 'docs/quarantine.tsv'), `${lines.join('\n')}\n`);
  };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'courtside-try-'));
    await quarantine();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(root, { recursive: true, force: true });
  });
  return {
    get root() {
      return root;
    },
    quarantine,
    // A runner that finds itself inside another refuses to run.
    judge: (...steps) =>
      runAndJudge({ stages: [[steps]] }, { root, scratch: root, env: { VITEST: '' } }, TODAY),
  };
}
