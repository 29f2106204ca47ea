import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';
import { npmEnv } from './registry.ts';

export interface NpxLine {
  /** Words before the options, without `npx`. */
  readonly command: readonly string[];
  readonly options: readonly string[];
}

/**
 * The `npx` lines of a README that run one of our packages.
 *
 * @example npxLines('    KEY=… npx @courtside/sandbox --data .sandbox') // [{ command: ['@courtside/sandbox'], options: ['--data'] }]
 */
export function npxLines(markdown: string): NpxLine[] {
  return [...markdown.matchAll(/^(?: {4}|[^`\n]*?)npx (.*@courtside\/.*)$/gm)].map(
    ([, rest = '']) => {
      const words = rest.trim().split(/\s+/);
      const first = words.findIndex((word) => word.startsWith('--'));
      return {
        command: first < 0 ? words : words.slice(0, first),
        options: words.filter((word) => word.startsWith('--')),
      };
    },
  );
}

/**
 * Runs each line's command from the registry in an empty folder with `--help`; the help must list the line's options.
 * @returns the problems, one line each, and the number of lines
 */
export async function checkNpxLines(
  root: string,
  { scratch, registry, cache }: { scratch: string; registry: string; cache: string },
): Promise<{ count: number; problems: string[] }> {
  const folder = join(scratch, 'npx');
  await mkdir(folder, { recursive: true });
  // npx reuses its earlier installs, even when newer versions were published.
  await rm(join(cache, '_npx'), { recursive: true, force: true });
  const env = { ...npmEnv(registry), npm_config_cache: cache };
  const problems: string[] = [];
  let count = 0;
  for await (const file of glob('packages/*/README.md', { cwd: root })) {
    for (const { command, options } of npxLines(await readFile(join(root, file), 'utf8'))) {
      count += 1;
      const line = `${file}: npx ${command.join(' ')}`;
      const { code, output } = await run('npx', ['--yes', ...command, '--help'], {
        cwd: folder,
        env,
      });
      if (code !== 0) problems.push(`${line} fails:\n${output}`);
      for (const option of options) {
        if (!output.includes(option)) problems.push(`${line} knows no ${option}`);
      }
    }
  }
  if (count === 0) problems.push('no README has an npx line: this check has lost what it looks at');
  return { count, problems };
}
