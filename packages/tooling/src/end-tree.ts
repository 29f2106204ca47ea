import { execFileSync } from 'node:child_process';

/** The processes that a process started, and those that these started. */
function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    table
      .filter(([, above]) => above === parent)
      .flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}

/** Ends a process with all that it started: a runner that is ended alone leaves its browsers and gateways running. */
export function endTree(pid: number): void {
  for (const each of [pid, ...descendants(pid)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
