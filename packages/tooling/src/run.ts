import { spawn, type SpawnOptions } from 'node:child_process';
import { endTree } from './end-tree.ts';

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
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            if (child.pid !== undefined) endTree(child.pid);
          }, limitMs);
    const end = (result: RunResult) => {
      clearTimeout(limit);
      resolve(result);
    };
    child.on('error', (error) => end({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      const said = late ? `${output}\nerror: it had not ended after ${limitMs} ms\n` : output;
      end({ code: late ? 124 : (code ?? 1), output: said });
    });
  });
}
