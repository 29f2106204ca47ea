import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const NOT_SHIPPED =
  /\.(?:test|stories|suite)\.|\/testing\/|\/generated\/|^packages\/(?:tooling|sandbox)\//;

/** The sources that ship with a site: path and text. */
export const SOURCES: readonly { path: string; text: string }[] = globSync(
  ['packages/*/src/**/*.{ts,tsx}', 'apps/web/{src,server}/**/*.{ts,tsx}'],
  { cwd: root },
)
  .filter((path) => !NOT_SHIPPED.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** The member names of an interface, in their order. @throws when the file has no such interface */
export function membersOf(path: string, name: string): string[] {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  const body = new RegExp(`interface ${name}[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1];
  if (body === undefined) throw new Error(`${path} has no interface ${name}`);
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, member]) => member ?? '');
}
