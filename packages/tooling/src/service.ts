import { spawn, type ChildProcess } from 'node:child_process';

export interface Service {
  readonly name: string;
  readonly process: ChildProcess;
  /** Resolves when the service reports that it is ready; rejects with its output when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<number>;
  stop(): void;
}

/** Starts a long-running process of this workspace. */
export function startService(
  name: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; readyWhen: RegExp },
): Service {
  const child = spawn(process.execPath, [...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let isReady = false;
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 0));
  });
  const ready = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      const text = chunk.toString();
      if (isReady) {
        process.stderr.write(text.replace(/^(?=.)/gm, `[${name}] `));
        return;
      }
      printed += text;
      if (options.readyWhen.test(printed)) {
        isReady = true;
        resolve();
      }
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', reject);
    void ended.then(() => {
      if (!isReady) reject(new Error(printed.trim() || `${name} ended before it was ready`));
    });
  });
  return { name, process: child, ready, ended, stop: () => void child.kill('SIGTERM') };
}
