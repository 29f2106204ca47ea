import { execFileSync } from 'node:child_process';

/** A line of process and parent for each; none where nobody can tell, and then the process is ended alone. */
function processes(): string[] {
  try {
    return execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  } catch {
    return [];
  }
}

/** The processes that a process started, and those that these started. */
function descendants(pid: number): number[] {
  const table = processes().map((line) => line.trim().split(/\s+/).map(Number));
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
