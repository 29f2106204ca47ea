import { execFileSync } from 'node:child_process';

/**
 * A line with process id and parent id for each; none when `ps` is missing, and then only the process itself is ended.
 */
function processes(): string[] {
  try {
    return execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  } catch {
    return [];
  }
}

/** The processes that a process started, directly or indirectly. */
function descendants(pid: number): number[] {
  const table = processes().map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    table
      .filter(([, above]) => above === parent)
      .flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}

/** Ends a process with all of its descendants: a runner ended alone leaves its browsers and gateways running. */
export function endTree(pid: number): void {
  for (const each of [pid, ...descendants(pid)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}
