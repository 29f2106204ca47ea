import { spawn, type SpawnOptions } from 'node:child_process';
import { endTree } from './end-tree.ts';

/** Start of the last output line of a command that was ended at its limit. */
export const ENDED_LATE = 'error: it had not ended after';

/** Time after the end in which remaining processes may still hold the output. */
const GRACE_MS = 3000;

/** Exit code of a command that was ended at its limit, like that of `timeout`. */
const LATE = 124;

export interface RunResult {
  code: number;
  output: string;
}

export interface RunOptions extends SpawnOptions {
  /** Whether the output is also passed on as it comes. @default false */
  echo?: boolean;
  /** Milliseconds after which the command is ended with all of its descendants; never when left out. */
  limitMs?: number;
}

/** Runs a command, returns its exit code and its output. When it is ended at its limit, the last line says so. */
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
    child.on('error', ({ message }) => {
      if (echo) process.stderr.write(`${message}\n`);
      end(127, `${message}\n`);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
