/** The ids of `docs/requirements.tsv`, in order. @throws when a row is malformed or an id stands twice */
export function requirementIds(tsv: string): string[] {
  const ids = tsv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row, index) => {
      const [id = '', area, text] = row.split('\t');
      if (!/^[A-Z]{2}-\d{2,3}$/.test(id) || !area || !text) {
        throw new Error(`docs/requirements.tsv: row ${index + 2} is not id, area, requirement`);
      }
      return id;
    });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`docs/requirements.tsv: ${twice} stands twice`);
  return ids;
}

/** The list with its last column, `proven`, set to `yes` for the given ids and to `-` for the others. */
export function markProven(tsv: string, proven: ReadonlySet<string>): string {
  const [, ...rows] = tsv.trimEnd().split('\n');
  const marked = rows.map((row) => {
    const [id = '', area = '', text = ''] = row.split('\t');
    return [id, area, text, proven.has(id) ? 'yes' : '-'].join('\t');
  });
  return `${['id\tarea\trequirement\tproven', ...marked].join('\n')}\n`;
}

/** The ids in the titles of a test file: `[AU-05]` directly in a string that a test is called by. */
export function provenIds(source: string): string[] {
  const ids: string[] = [];
  for (const [title] of source.matchAll(/['"`](\[[A-Z]{2}-\d{2,3}\] ?)+/g)) {
    ids.push(...[...title.matchAll(/\[([A-Z]{2}-\d{2,3})\]/g)].map(([, id]) => id ?? ''));
  }
  return ids;
}
