import { spawn, type SpawnOptions } from 'node:child_process';

export interface RunResult {
  code: number;
  output: string;
}

/** Runs a command, returns its exit code and everything it printed; `echo` also passes the output on. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { echo?: boolean } = {},
): Promise<RunResult> {
  const { echo = false, ...spawnOptions } = options;
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (echo) stream.write(chunk);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
