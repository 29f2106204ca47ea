import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTEXT_PACKAGES } from '../context-packages.ts';
import { run } from '../run.ts';
import { npmEnv } from './registry.ts';

/** What a page must have one copy of, as each copy has a context of its own. */
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

/** Packages that a lock file installs more than once though a page can have but one, with their places. */
export function secondCopies(lock: Lock): string[] {
  const places = Object.keys(lock.packages);
  return SINGLE.flatMap((name) => {
    const found = places.filter(
      (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
    );
    return found.length > 1 ? [`${found.length} copies of ${name}: ${found.join(', ')}`] : [];
  });
}

/** What a brand of the matrix says of itself; every optional page is on. */
const HARBOUR = [
  ['--name', 'Harbour'],
  ['--primary', '#0a6c66'],
  ['--accent', '#b8502a'],
  ['--toggles', 'showSponsor=on'],
  ['--market', 'demo'],
  ['--age', '21'],
  ['--licence', '测试站点，没有牌照。'],
].flat();

/** Of another look, with another language, and without one feature. */
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

/** A brand's app in a folder of its own, made by the published command and installed by plain npm. */
export class BrandApp {
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #plans: string;
  readonly #scratch: string;
  /** As the command wrote it. */
  #manifest: Manifest | undefined;

  /** @param cache npm's folder for what it downloads; kept, it makes the next run faster */
  constructor(scratch: string, registry: string, cache: string) {
    this.#scratch = scratch;
    this.folder = join(scratch, 'harbour');
    this.#plans = join(scratch, 'plan');
    this.#env = { ...npmEnv(registry), npm_config_cache: cache };
  }

  /** Makes the app by `@courtside/create-brand` from the registry. @throws Error with the command's words */
  async make(): Promise<void> {
    await this.#create('harbour', HARBOUR);
  }

  /**
   * Makes a second brand of another look, on the packages that are installed.
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
   * Resolves these versions from nothing, as a first install does, so that no earlier tree hides a conflict.
   *
   * @returns what is wrong: a conflict of peers, or a second copy
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

  /** Installs what was planned last; what is there already stays. @throws Error with npm's words */
  async install(): Promise<void> {
    for (const file of ['package.json', 'package-lock.json']) {
      await cp(join(this.#plans, file), join(this.folder, file));
    }
    await this.#do('npm', ['install', '--strict-peer-deps']);
  }

  /** @throws Error with the bundler's words */
  async build(): Promise<void> {
    await this.#do('npm', ['run', 'build']);
  }

  /** Bytes, gzipped, of the scripts that the built page names: what a browser loads before anything shows. */
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
