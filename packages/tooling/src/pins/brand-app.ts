import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTEXT_PACKAGES } from '../context-packages.ts';
import { run } from '../run.ts';
import type { PinCase } from './cases.ts';
import { npmEnv } from './registry.ts';

/** Packages that a page must have only one copy of, because each copy has its own context. */
const SINGLE = [
  ...CONTEXT_PACKAGES,
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  '@lingui/react',
];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Addresses of a brand's site, as `siteAddresses` of `@courtside/site` lists them. */
export interface BrandAddresses {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  readonly routes: readonly string[];
}

/** Run in the brand's folder, with its packages: prints what the site itself says of its addresses. */
const ADDRESSES = `import { defineBrand } from '@courtside/shell';
import { siteAddresses } from '@courtside/site/prerender';
import { brand } from './src/brand.ts';
import { features } from './src/features.ts';

console.log(JSON.stringify(await siteAddresses({ brand: defineBrand(brand), features })));
`;

/**
 * A manifest with exact versions, each where the manifest has the package already, else among its dependencies.
 *
 * @example pinned({ dependencies: {}, devDependencies: { vite: '^8.3.8' } }, { vite: '8.3.8' }).devDependencies // { vite: '8.3.8' }
 */
export function pinned<M extends Manifest>(manifest: M, pins: Readonly<Record<string, string>>): M {
  const isForDevelopment = ([name]: [string, string]) => name in manifest.devDependencies;
  const all = Object.entries(pins);
  return {
    ...manifest,
    dependencies: {
      ...manifest.dependencies,
      ...Object.fromEntries(all.filter((pin) => !isForDevelopment(pin))),
    },
    devDependencies: {
      ...manifest.devDependencies,
      ...Object.fromEntries(all.filter(isForDevelopment)),
    },
  };
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Where a lock file installs a package. */
const placesOf = (lock: Lock, name: string): string[] =>
  Object.keys(lock.packages).filter(
    (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
  );

/** Packages that a lock file installs more than once although a page needs a single copy, with their places. */
export function secondCopies(lock: Lock): string[] {
  return SINGLE.flatMap((name) => {
    const found = placesOf(lock, name);
    return found.length > 1 ? [`${found.length} copies of ${name}: ${found.join(', ')}`] : [];
  });
}

/**
 * Packages that a lock file installs in other versions than expected, such as an older one because a range leaves out
 * the newest. Where it has several copies, one of them must be the expected one: which stands on top is npm's choice, and
 * a package that was pinned back brings the older ones that its own ranges take.
 */
export function otherVersions(lock: Lock, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected).flatMap(([name, version]) => {
    const onTop = lock.packages[`node_modules/${name}`]?.version;
    const isThere = placesOf(lock, name).some((place) => lock.packages[place]?.version === version);
    return onTop === undefined || isThere
      ? []
      : [`${name} is ${onTop}, and ${version} is expected`];
  });
}

/** Options of the first brand of the matrix; every optional page is on. */
const HARBOUR = [
  ['--name', 'Harbour'],
  ['--primary', '#0a6c66'],
  ['--accent', '#b8502a'],
  ['--toggles', 'showSponsor=on'],
  ['--market', 'demo'],
  ['--age', '21'],
  ['--licence', '测试站点，没有牌照。'],
].flat();

/** Options of a brand with another look, another language, and without one feature. */
const LANTERN = [
  ['--name', 'Lantern'],
  ['--primary', '#8a1538'],
  ['--accent', '#0b5fff'],
  ['--imagery', 'vermilion'],
  ['--languages', 'zh-Hans,en'],
  ['--features', 'sportsbook,wallet,member'],
  ['--market', 'demo'],
  ['--age', '18'],
  ['--licence', '测试站点，没有牌照。'],
].flat();

/** A brand's app in its own folder, created by the published command and installed by plain npm. */
export class BrandApp {
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #plans: string;
  readonly #scratch: string;
  readonly #cache: string;
  /** The manifest that the command wrote. */
  #manifest: Manifest | undefined;

  /** @param cache npm's download folder; if it is kept, the next run is faster */
  constructor(scratch: string, registry: string, cache: string) {
    this.#scratch = scratch;
    this.#cache = cache;
    this.folder = join(scratch, 'harbour');
    this.#plans = join(scratch, 'plan');
    this.#env = { ...npmEnv(registry), npm_config_cache: cache };
  }

  /** Creates the app by `@courtside/create-brand` from the registry. @throws Error with the command's output */
  async make(): Promise<void> {
    // npx reuses what it installed in an earlier run, whatever has been published since under the same version.
    await rm(join(this.#cache, '_npx'), { recursive: true, force: true });
    await this.#create('harbour', HARBOUR);
  }

  /**
   * Creates a second brand with another look, on the installed packages.
   *
   * @returns its folder, built
   */
  async makeSecond(): Promise<string> {
    await this.#create('lantern', LANTERN);
    const folder = join(this.#scratch, 'lantern');
    await symlink(join(this.folder, 'node_modules'), join(folder, 'node_modules'));
    await this.#do('npm', ['run', 'build'], folder);
    return folder;
  }

  async #create(name: string, flags: readonly string[]): Promise<void> {
    const command = ['--yes', '@courtside/create-brand', name, '--no-install', ...flags];
    await this.#do('npx', command, this.#scratch);
  }

  /**
   * Resolves the brand's manifest with these pins without an earlier tree, like a first install, so that no conflict is
   * hidden.
   *
   * @returns the problems: conflicts of peers, second copies, or versions other than expected
   */
  async plan({ pins, expected }: Omit<PinCase, 'name'>): Promise<string[]> {
    await rm(this.#plans, { recursive: true, force: true });
    await mkdir(this.#plans, { recursive: true });
    this.#manifest ??= JSON.parse(
      await readFile(join(this.folder, 'package.json'), 'utf8'),
    ) as Manifest;
    await writeFile(
      join(this.#plans, 'package.json'),
      JSON.stringify(pinned(this.#manifest, pins)),
    );
    const { code, output } = await run(
      'npm',
      ['install', '--package-lock-only', '--strict-peer-deps', '--ignore-scripts'],
      { cwd: this.#plans, env: this.#env },
    );
    if (code !== 0) return [`npm does not install it:\n${output}`];
    const lock = JSON.parse(await readFile(join(this.#plans, 'package-lock.json'), 'utf8')) as Lock;
    return [...secondCopies(lock), ...otherVersions(lock, expected)];
  }

  /** Installs the last planned versions; files already there stay. @throws Error with npm's output */
  async install(): Promise<void> {
    for (const file of ['package.json', 'package-lock.json']) {
      await cp(join(this.#plans, file), join(this.folder, file));
    }
    await this.#do('npm', ['install', '--strict-peer-deps']);
  }

  /** @param folder of this brand or the second one @throws Error with Node's output */
  async addresses(folder = this.folder): Promise<BrandAddresses> {
    const file = join(folder, 'addresses.ts');
    await writeFile(file, ADDRESSES);
    const { code, output } = await run(process.execPath, [file], { cwd: folder, env: this.#env });
    await rm(file);
    const json = output.split('\n').find((line) => line.startsWith('{'));
    if (code !== 0 || json === undefined) throw new Error(`siteAddresses fails:\n${output}`);
    return JSON.parse(json) as BrandAddresses;
  }

  /** @throws Error with the bundler's output */
  async build(): Promise<void> {
    await this.#do('npm', ['run', 'build']);
  }

  /** Size in bytes, gzipped, of the scripts in the built page, which a browser loads before anything is shown. */
  async entrySize(): Promise<number> {
    const html = await readFile(join(this.folder, 'dist/index.html'), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    );
    const sizes = await Promise.all(
      files.map(
        async (file) =>
          gzipSync(await readFile(join(this.folder, 'dist', file)), { level: 9 }).length,
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async #do(command: string, args: readonly string[], cwd = this.folder): Promise<void> {
    const { code, output } = await run(command, args, { cwd, env: this.#env });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`);
  }
}
