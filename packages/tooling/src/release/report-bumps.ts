export type Bump = 'patch' | 'minor' | 'major';

/** How the reports of a package's public interface differ from those it had. */
export interface ReportChange {
  readonly name: string;
  /** The package's version before. */
  readonly version: string;
  /** True when a line was taken away or changed, so that code which used it may not compile. */
  readonly removes: boolean;
}

const ORDER: readonly Bump[] = ['patch', 'minor', 'major'];

/** The least that a change of the public interface is: before 1.0 a minor, from then on a major for what is taken away. */
export const leastBump = ({ version, removes }: ReportChange): Bump =>
  removes && !version.startsWith('0.') ? 'major' : 'minor';

/** The bumps that a changeset names. @example bumpsOf("---\n'@courtside/ui': minor\n---\n") // { '@courtside/ui': 'minor' } */
export function bumpsOf(changeset: string): Record<string, Bump> {
  const [, head = ''] = changeset.split(/^---$/m);
  return Object.fromEntries(
    [...head.matchAll(/^['"]?([^'":]+)['"]?:\s*(patch|minor|major)\s*$/gm)].map(
      ([, name = '', bump]) => [name, bump as Bump],
    ),
  );
}

/** Changes of a public interface that no changeset tells fittingly, one line each. */
export function unfitBumps(
  changes: readonly ReportChange[],
  changesets: readonly string[],
): string[] {
  const bumps = changesets.map(bumpsOf);
  return changes.flatMap((change) => {
    const least = leastBump(change);
    const highest = Math.max(-1, ...bumps.map((each) => ORDER.indexOf(each[change.name] as Bump)));
    if (highest >= ORDER.indexOf(least)) return [];
    const told = highest < 0 ? 'no changeset tells it' : `its changeset says ${ORDER[highest]}`;
    return [`The public interface of ${change.name} changes, which is a ${least}: ${told}`];
  });
}
