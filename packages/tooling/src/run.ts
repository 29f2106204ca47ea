import { spawn, type SpawnOptions } from 'node:child_process';
import { endTree } from './end-tree.ts';

/** How the output of a command that was ended at its limit ends. */
export const ENDED_LATE = 'error: it had not ended after';

/** What was ended may have left somebody holding its output. */
const GRACE_MS = 3000;

/** Exit code of what was ended at its limit, as `timeout` has it. */
const LATE = 124;

export interface RunResult {
  code: number;
  output: string;
}

export interface RunOptions extends SpawnOptions {
  /** Whether the output is passed on as it comes. @default false */
  echo?: boolean;
  /** After so many milliseconds it is ended, with all that it started; without, never. */
  limitMs?: number;
}

/** Runs a command, returns its exit code and everything it printed. One that is ended at its limit says so last. */
export function run(
  command: string,
  args: readonly string[],
  { echo = false, limitMs, ...spawnOptions }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (echo) stream.write(chunk);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    let late = false;
    const timers: NodeJS.Timeout[] = [];
    const end = (code: number, more = '') => {
      for (const timer of timers) clearTimeout(timer);
      const said = late ? `${output}\n${ENDED_LATE} ${limitMs} ms\n` : `${output}${more}`;
      resolve({ code: late ? LATE : code, output: said });
    };
    const endLate = () => {
      late = true;
      if (child.pid !== undefined) endTree(child.pid);
      timers.push(
        setTimeout(() => {
          child.stdout?.destroy();
          child.stderr?.destroy();
          end(LATE);
        }, GRACE_MS),
      );
    };
    if (limitMs !== undefined) timers.push(setTimeout(endLate, limitMs));
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}
