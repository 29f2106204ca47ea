import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** What decides how a glyph is drawn: the browser's version and the fonts that it falls back to. */
export interface Environment {
  /** The whole version: a patch may draw a glyph otherwise. */
  chromium: string;
  fonts: string;
}

const said = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string => {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
  } catch {
    return '';
  }
};

/**
 * The environment of this machine; empty texts where there is none.
 *
 * @param env what a browser for pictures is started with, so that only fonts count that it sees
 */
export function environmentHere(chromium: string, env: NodeJS.ProcessEnv): Environment {
  const version = /\d+(?:\.\d+)+/.exec(said(chromium, ['--version']))?.[0] ?? '';
  const families = said('fc-list', [':lang=zh-cn', 'family', 'style', 'fontversion'], env)
    .split('\n')
    .filter(Boolean)
    .toSorted();
  const fonts =
    families.length === 0
      ? ''
      : createHash('sha256').update(families.join('\n')).digest('hex').slice(0, 16);
  return { chromium: version, fonts };
}

/**
 * Why pictures that were made in one environment can be neither compared nor made anew in part in another; undefined where
 * nothing speaks against it.
 */
export function environmentFault(
  made: Environment,
  here: Environment,
  { update, filtered }: { update: boolean; filtered: boolean },
): string | undefined {
  if (made.chromium === here.chromium && made.fonts === here.fonts) return undefined;
  if (update && !filtered) return undefined;
  return (
    `The pictures were made with Chromium ${made.chromium} and fonts ${made.fonts}; here are ` +
    `${here.chromium || 'none'} and ${here.fonts || 'none'}. Make all of them anew and look at them: ` +
    'pnpm run visual:update'
  );
}
