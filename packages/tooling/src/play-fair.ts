/** A row of the table in `packages/responsible-play/README.md`. */
export interface PlayFairRow {
  readonly id: string;
  /** The file of scenarios, or `screen`. */
  readonly test: string;
  /** Rules whose absence the test must detect, `planted fault`, or `screen`. */
  readonly controls: readonly string[];
}

/** The rows of the table. @throws Error for a duplicate id or an incomplete row */
export function readPlayFair(readme: string): PlayFairRow[] {
  const rows = readme
    .split('\n')
    .filter((line) => /^\| PF-\d\d /.test(line))
    .map((line): PlayFairRow => {
      const [, id = '', clause = '', rule = '', test = '', control = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      if (clause === '' || rule === '' || test === '' || control === '') {
        throw new Error(`${id}: the row is not whole`);
      }
      return { id, test, controls: control.split(', ').toSorted() };
    });
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${twice} stands twice`);
  return rows;
}

/** The controls in a file of scenarios, by id: `title: '[PF-01] …'` with the `control` after it. */
export function scenarioControls(source: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const scenarios = source.matchAll(
    /title:\s*'\[(PF-\d\d)\][^\n]*\n\s*control:\s*(?:'([a-z-]+)'|\(|async \()/g,
  );
  for (const [, id = '', rule = 'planted fault'] of scenarios) {
    found.set(id, [...(found.get(id) ?? []), rule].toSorted());
  }
  return found;
}

/**
 * A sentence for each row whose test or control differs from the table.
 *
 * @param shown ids in the titles of browser tests
 */
export function playFairFaults(
  rows: readonly PlayFairRow[],
  sources: Readonly<Record<string, string>>,
  shown: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  const named = new Set<string>();
  for (const { id, test, controls } of rows) {
    if (test === 'screen') {
      if (!shown.has(id)) faults.push(`${id}: no browser test has it in its title`);
      continue;
    }
    named.add(`${test} ${id}`);
    const made = scenarioControls(sources[test] ?? '').get(id) ?? [];
    if (made.join() !== controls.join()) {
      faults.push(
        `${id}: the table says ${controls.join(', ')}, the tests ${made.join(', ') || 'nothing'}`,
      );
    }
  }
  for (const [file, source] of Object.entries(sources)) {
    for (const id of scenarioControls(source).keys()) {
      if (!named.has(`${file} ${id}`)) faults.push(`${id} of ${file} is in no row of the table`);
    }
  }
  return faults;
}
