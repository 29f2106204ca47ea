/** Where a requirement can be proven: at the gateway, in a package, or on the screen in a real browser. */
export const COLUMNS = ['gateway', 'package', 'screen'] as const;
export type Column = (typeof COLUMNS)[number];

/** `yes` and `no` are derived from the tests; `n/a: reason` is written by hand. */
export type Proof = 'yes' | 'no' | `n/a: ${string}`;

export interface Requirement {
  id: string;
  area: string;
  text: string;
  proofs: Readonly<Record<Column, Proof>>;
}

/** The ids proven by tests, by column. */
export type Proven = Readonly<Record<Column, ReadonlySet<string>>>;

const HEAD = ['id', 'area', 'requirement', ...COLUMNS].join('\t');
const FILE = 'docs/requirements.tsv';

const isProof = (text: string): text is Proof => /^(yes|no|n\/a: \S.*)$/.test(text);

/** The rows of `docs/requirements.tsv`. @throws Error for a malformed row or a duplicate id */
export function readRequirements(tsv: string): Requirement[] {
  const [head, ...lines] = tsv.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`${FILE}: the head is not ${HEAD.replaceAll('\t', ', ')}`);
  const rows = lines.map((line, index): Requirement => {
    const [id = '', area, text, ...proofs] = line.split('\t');
    const [gateway = '', inPackage = '', screen = '', ...more] = proofs;
    if (!/^[A-Z]{2}-\d{2,3}$/.test(id) || !area || !text || more.length > 0) {
      throw new Error(`${FILE}: row ${index + 2} is not ${HEAD.replaceAll('\t', ', ')}`);
    }
    if (!isProof(gateway) || !isProof(inPackage) || !isProof(screen)) {
      throw new Error(`${FILE}: ${id}: a proof is yes, no, or n/a: with a reason`);
    }
    return { id, area, text, proofs: { gateway, package: inPackage, screen } };
  });
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${FILE}: ${twice} stands twice`);
  return rows;
}

/** The file content for these rows. */
export function writeRequirements(rows: readonly Requirement[]): string {
  const lines = rows.map(({ id, area, text, proofs }) =>
    [id, area, text, ...COLUMNS.map((column) => proofs[column])].join('\t'),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}

const isReason = (proof: Proof): boolean => proof.startsWith('n/a');

/** The rows with `yes` and `no` derived from the tests; entries written by hand stay. */
export const mark = (rows: readonly Requirement[], proven: Proven): Requirement[] =>
  rows.map((row) => {
    const derived = (column: Column): Proof =>
      isReason(row.proofs[column]) ? row.proofs[column] : proven[column].has(row.id) ? 'yes' : 'no';
    return {
      ...row,
      proofs: {
        gateway: derived('gateway'),
        package: derived('package'),
        screen: derived('screen'),
      },
    };
  });

/** A sentence for each `n/a` that contradicts a test. */
export const contradictions = (rows: readonly Requirement[], proven: Proven): string[] =>
  rows.flatMap(({ id, proofs }) =>
    COLUMNS.filter((column) => isReason(proofs[column]) && proven[column].has(id)).map(
      (column) => `${id} is ${proofs[column]}, but a test proves it: ${column}`,
    ),
  );

/** A sentence for each missing proof. */
export const missingProofs = (rows: readonly Requirement[]): string[] =>
  rows.flatMap(({ id, proofs }) => {
    const columns = COLUMNS.filter((column) => proofs[column] === 'no');
    return columns.length > 0 ? [`${id} has no proof: ${columns.join(', ')}`] : [];
  });

/**
 * Whether a requirement is met. One that concerns members is met only on the screen; one invisible to members, where
 * `screen` is n/a, is met in the columns where it can be proven.
 */
export function isDone({ proofs }: Requirement): boolean {
  if (!isReason(proofs.screen)) return proofs.screen === 'yes';
  return proofs.gateway !== 'no' && proofs.package !== 'no';
}

/** Number of proven, unproven and n/a rows in each column. */
export function countProofs(rows: readonly Requirement[]): string[] {
  return COLUMNS.map((column) => {
    const of = (test: (proof: Proof) => boolean) =>
      rows.filter(({ proofs }) => test(proofs[column])).length;
    const [yes, no, none] = [of((p) => p === 'yes'), of((p) => p === 'no'), of(isReason)];
    return `${column}: ${yes} yes, ${no} no, ${none} n/a`;
  });
}

/** The column that the tests of a file prove; undefined for files that prove nothing. */
export function columnOf(file: string): Column | undefined {
  if (file.startsWith('apps/web/e2e/')) return 'screen';
  if (/^packages\/(sandbox|contract)\//.test(file)) return 'gateway';
  if (file.startsWith('packages/tooling/')) return undefined;
  // The catalogue's suites run components and screens with a scripted gateway: they prove packages, not the site.
  if (/^(packages|apps\/storybook)\//.test(file)) return 'package';
  return undefined;
}

/** The ids in the titles of a test file: `[AU-05]` at the start of a string. */
export function provenIds(source: string): string[] {
  const ids: string[] = [];
  for (const [title] of source.matchAll(/['"`](\[[A-Z]{2}-\d{2,3}\] ?)+/g)) {
    ids.push(...[...title.matchAll(/\[([A-Z]{2}-\d{2,3})\]/g)].map(([, id]) => id ?? ''));
  }
  return ids;
}
