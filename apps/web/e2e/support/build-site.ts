import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds the site that the tests look at; what is built already comes out of the cache. */
export default async function buildSite(): Promise<void> {
  await promisify(execFile)(
    fileURLToPath(new URL('../../../../node_modules/.bin/turbo', import.meta.url)),
    ['run', 'build', '--filter=@courtside/web', '--only', '--output-logs=errors-only'],
    { cwd: root },
  );
}
