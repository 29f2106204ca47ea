import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** What decides how a glyph is drawn: the browser's version and the fonts that it falls back to. */
export interface Environment {
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
  const version = /\d+/.exec(said(chromium, ['--version']))?.[0] ?? '';
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
