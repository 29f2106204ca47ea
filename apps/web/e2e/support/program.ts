import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createComplaints, type Complaints } from './complaints.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const LISTENING = /listening on http:\/\/[^:\s]+:(\d+)/;

/** A server of the workspace that runs beside the tests. */
export interface Program {
  /** The port that it says it got. */
  readonly port: number;
  /** What it wrote to stderr. */
  readonly complaints: Complaints;
  stop(): Promise<void>;
}

/** What must not outlive this process: one that is ended in the middle of its clearing up would leave them running. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a server that takes any free port and tells which. @throws Error when it ends before that */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Program> {
  const child = spawn(process.execPath, ['--conditions=@courtside/source', ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const complaints = createComplaints();
  child.stderr.on('data', (chunk: Buffer) => complaints.add(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => children.delete(child));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, told] = LISTENING.exec(printed) ?? [];
      if (told !== undefined) resolve(Number(told));
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${complaints.rest()}`)));
  });
  return {
    port,
    complaints,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
