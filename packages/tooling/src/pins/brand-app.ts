import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTEXT_PACKAGES } from '../context-packages.ts';
import { run } from '../run.ts';
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
  devDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Packages that a lock file installs more than once although a page needs a single copy, with their places. */
export function secondCopies(lock: Lock): string[] {
  const places = Object.keys(lock.packages);
  return SINGLE.flatMap((name) => {
    const found = places.filter(
      (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
    );
    return found.length > 1 ? [`${found.length} copies of ${name}: ${found.join(', ')}`] : [];
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
  /** The manifest that the command wrote. */
  #manifest: Manifest | undefined;

  /** @param cache npm's download folder; if it is kept, the next run is faster */
  constructor(scratch: string, registry: string, cache: string) {
    this.#scratch = scratch;
    this.folder = join(scratch, 'harbour');
    this.#plans = join(scratch, 'plan');
    this.#env = { ...npmEnv(registry), npm_config_cache: cache };
  }

  /** Creates the app by `@courtside/create-brand` from the registry. @throws Error with the command's output */
  async make(): Promise<void> {
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
   * Resolves these versions without an earlier tree, like a first install, so that no conflict is hidden.
   *
   * @returns the problems: conflicts of peers, or second copies
   */
  async plan(dependencies: Readonly<Record<string, string>>): Promise<string[]> {
    await rm(this.#plans, { recursive: true, force: true });
    await mkdir(this.#plans, { recursive: true });
    this.#manifest ??= JSON.parse(
      await readFile(join(this.folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const manifest = this.#manifest;
    const devDependencies = Object.fromEntries(
      Object.entries(manifest.devDependencies).filter(([name]) => dependencies[name] === undefined),
    );
    await writeFile(
      join(this.#plans, 'package.json'),
      JSON.stringify({ ...manifest, dependencies, devDependencies }),
    );
    const { code, output } = await run(
      'npm',
      ['install', '--package-lock-only', '--strict-peer-deps', '--ignore-scripts'],
      { cwd: this.#plans, env: this.#env },
    );
    if (code !== 0) return [`npm does not install it:\n${output}`];
    return secondCopies(
      JSON.parse(await readFile(join(this.#plans, 'package-lock.json'), 'utf8')) as Lock,
    );
  }

  /** Installs the last planned versions; files already there stay. @throws Error with npm's output */
  async install(): Promise<void> {
    for (const file of ['package.json', 'package-lock.json']) {
      await cp(join(this.#plans, file), join(this.folder, file));
    }
    await this.#do('npm', ['install', '--strict-peer-deps']);
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
