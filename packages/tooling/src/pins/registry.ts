import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { run } from '../run.ts';
import type { Packed } from './tarballs.ts';

/** A local registry: our packages are published to it, and it fetches all others from npm's own registry. */
export interface Registry {
  readonly url: string;
  publish(packed: Packed): Promise<void>;
  close(): Promise<void>;
}

const PORT = 48_730;

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Environment of npm as a brand's engineer runs it, without settings of the workspace or of the calling script. */
export function npmEnv(registry: string): NodeJS.ProcessEnv {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^pnpm_|^NODE_OPTIONS$/i.test(name)),
  );
  return {
    ...env,
    npm_config_registry: registry,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/**
 * Starts a registry.
 *
 * @param storage folder for packages fetched from elsewhere, so that the next run need not fetch them
 */
export async function startRegistry(storage: string): Promise<Registry> {
  await rm(join(storage, '@courtside'), { recursive: true, force: true });
  await mkdir(storage, { recursive: true });
  await rm(join(storage, '.verdaccio-db.json'), { force: true });
  // The upstream registry comes from the local npm settings; no file of the repository names it.
  const { output } = await run('npm', ['config', 'get', 'registry'], { cwd: storage });
  const upstream = output.split('\n').find((line) => /^https?:/.test(line)) ?? '';
  const config = {
    configPath: join(storage, 'config.yaml'),
    self_path: join(storage, 'config.yaml'),
    storage,
    uplinks: { upstream: { url: upstream, maxage: '12h', cache: true, timeout: '60s' } },
    packages: {
      '@courtside/*': { access: '$all', publish: '$all', unpublish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    auth: { htpasswd: { file: join(storage, 'htpasswd'), max_users: -1 } },
    max_body_size: '64mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  };
  await writeFile(config.configPath, JSON.stringify(config));
  const server = (await runServer(config as never)) as Server;
  // npm caches downloads by address, so the same port each time saves the next run most of them.
  await listen(server, PORT).catch(() => listen(server, 0));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async publish({ manifest, tarball }) {
      const { name, version } = manifest;
      const shasum = createHash('sha1').update(tarball).digest('hex');
      // npm caches tarballs by address, and this version had other content in an earlier run.
      const file = `${name}-${version}-${shasum}.tgz`;
      // The request of `npm publish`, without a process for each package.
      const response = await fetch(`${url}/${name.replace('/', '%2f')}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          _id: name,
          name,
          'dist-tags': { latest: version },
          versions: {
            [version]: {
              ...manifest,
              _id: `${name}@${version}`,
              dist: {
                shasum,
                integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
                tarball: `${url}/${name}/-/${file}`,
              },
            },
          },
          _attachments: {
            [file]: {
              content_type: 'application/octet-stream',
              data: tarball.toString('base64'),
              length: tarball.length,
            },
          },
        }),
      });
      if (!response.ok) {
        throw new Error(
          `${name}@${version} is not published: ${response.status} ${await response.text()}`,
        );
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
