import type { Plugin } from 'vite';

/**
 * The groups of files that import each other in a circle.
 *
 * @param imports what each file imports at its start
 * @example importCircles(new Map([['a.js', ['b.js']], ['b.js', ['a.js']]])) // [['a.js', 'b.js']]
 */
export function importCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(imports.get(from) ?? [])];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push(...(imports.get(file) ?? []));
    }
    return seen;
  };
  const reach = new Map([...imports.keys()].map((file) => [file, reached(file)]));
  const told = new Set<string>();
  return [...reach].flatMap(([file, all]) => {
    if (told.has(file) || !all.has(file)) return [];
    const circle = [...reach].filter(([other, back]) => all.has(other) && back.has(file));
    for (const [other] of circle) told.add(other);
    return [circle.map(([other]) => other)];
  });
}

/**
 * Refuses a build whose files import each other in a circle: a browser would run one of them before what it needs, and
 * the site would fail at its start.
 */
export function refuseImportCircles(): Plugin {
  return {
    name: 'courtside:import-circles',
    apply: 'build',
    // Not before the files are written: then what works on them would fail first, and hide the reason.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circles = importCircles(
        new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
      );
      const [circle] = circles;
      if (!circle) return;
      const modules = chunks
        .filter(({ fileName }) => circle.includes(fileName))
        .map(({ fileName, moduleIds }) => `${fileName} (${moduleIds.slice(0, 3).join(', ')})`);
      this.error(`These files import each other: ${modules.join('; ')}`);
    },
  };
}
