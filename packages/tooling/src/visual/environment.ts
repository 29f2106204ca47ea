import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Everything that decides the drawing of a glyph: the browser's version and its fallback fonts. */
export interface Environment {
  /** The whole version, because even a patch may draw a glyph differently. */
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
 * The current environment; empty texts when something is missing.
 *
 * @param env environment of a browser for pictures, so that only the fonts visible to it count
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
 * Reason why pictures made in one environment can be neither compared nor partly updated in another; undefined when
 * they can.
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
