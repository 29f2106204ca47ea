import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Workspace {
  /** Folder of the workspace, absolute. */
  root: string;
  /** Scripts by package, the root's under its own name; `folder` is absolute. */
  packages: readonly { name: string; folder: string; scripts: Readonly<Record<string, string>> }[];
  /** Tasks of `turbo.json`. */
  tasks: readonly string[];
}

/** Reads the input of `checkScripts`. */
export function readWorkspace(root: string): Workspace {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const files = ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: root })];
  return {
    root,
    packages: files.map((file) => {
      const { name, scripts = {} } = read(file);
      return { name, scripts, folder: dirname(join(root, file)) };
    }),
    tasks: Object.keys(read('turbo.json').tasks),
  };
}

type Package = Workspace['packages'][number];

const FILE = /^[^-].*\.(c|m)?[jt]s$|^[^-].*\.(json|ya?ml)$/;
/** Options whose value is the next word, of programs that scripts call through others. */
const VALUED = new Set(['--filter', '-F', '--dir', '-C']);

/** The words of a command without its options, and its filter. */
function wordsOf(args: readonly string[]): { words: string[]; filter: string | undefined } {
  const words: string[] = [];
  let filter: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg.startsWith('--filter=')) filter = arg.slice('--filter='.length);
    else if (VALUED.has(arg)) {
      index += 1;
      if (arg === '--filter' || arg === '-F') filter = args[index];
    } else if (!arg.startsWith('-')) words.push(arg);
  }
  return { words, filter };
}

/** Whether a filter matches a package: by its name, or by a pattern with `*`. */
const isMeant = (name: string, filter: string): boolean =>
  new RegExp(
    `^${filter.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
  ).test(name);

/**
 * Faults in the scripts of a workspace: missing programs, files, scripts, turbo tasks or filter targets. Nothing is
 * run.
 *
 * @returns a sentence for each fault
 * @example
 * checkScripts(readWorkspace(root)); // ['courtside: e2e: no package has the script e2e']
 */
export function checkScripts({ root, packages, tasks }: Workspace): string[] {
  const [rootPackage] = packages;

  const some = (script: string, among: readonly Package[]): string[] =>
    among.some(({ scripts }) => script in scripts) ? [] : [`no package has the script ${script}`];

  function throughPnpm(args: readonly string[], self: Package): string[] {
    const { words, filter } = wordsOf(args);
    const [verb, script = ''] = words;
    if (verb === 'install' || verb === 'exec' || verb === 'changeset') return [];
    const name = verb === 'run' ? script : (verb ?? '');
    if (filter !== undefined) {
      const meant = packages.filter((each) => isMeant(each.name, filter));
      return meant.length === 0 ? [`no package is called ${filter}`] : some(name, meant);
    }
    if (args.includes('-r') || args.includes('--recursive')) return some(name, packages);
    return some(name, [self]);
  }

  function throughTurbo(args: readonly string[]): string[] {
    const { words, filter } = wordsOf(args);
    const meant = filter === undefined ? packages : packages.filter((p) => isMeant(p.name, filter));
    if (meant.length === 0) return [`no package is called ${filter}`];
    return words
      .filter((word) => word !== 'run')
      .flatMap((task) => [
        ...(tasks.includes(task) ? [] : [`turbo.json has no task ${task}`]),
        ...some(
          task,
          meant.filter((each) => each !== rootPackage),
        ),
      ]);
  }

  function faultsOf(command: string, self: Package): string[] {
    const [program = '', ...args] = command.trim().split(/\s+/);
    const missing = args
      .filter((arg) => FILE.test(arg) && !existsSync(join(self.folder, arg)))
      .map((file) => `there is no file ${file}`);
    if (program === 'npx') {
      // `npx --yes pnpm@12.18.0 …` is how the README's commands install pnpm.
      const at = args.findIndex((arg) => arg.startsWith('pnpm@'));
      return at < 0
        ? ['npx brings something other than pnpm']
        : throughPnpm(args.slice(at + 1), self);
    }
    if (program === 'pnpm') return throughPnpm(args, self);
    const bins = [self.folder, root].map((folder) => join(folder, 'node_modules/.bin', program));
    if (program !== 'node' && !bins.some((bin) => existsSync(bin)))
      return [`there is no program ${program}`];
    return [...missing, ...(program === 'turbo' ? throughTurbo(args) : [])];
  }

  const ofScripts = packages.flatMap((self) =>
    Object.entries(self.scripts).flatMap(([script, line]) =>
      line
        .split('&&')
        .flatMap((command) => faultsOf(command, self))
        .map((fault) => `${self.name}: ${script}: ${fault}`),
    ),
  );
  const ofTasks = tasks.flatMap((task) => some(task, packages)).map((f) => `turbo.json: ${f}`);
  return [...ofScripts, ...ofTasks];
}
