import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';

export interface BoundaryReport {
  /** How many modules were really read; zero means that the check checked nothing. */
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/** Checks the walls between the packages below `baseDir`. */
export async function cruiseBoundaries(baseDir: string): Promise<BoundaryReport> {
  const { output } = await cruise(
    ['packages', 'apps'],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: boundaryRules },
      doNotFollow: { path: 'node_modules' },
      // Of the workspace alone: most of what others publish lies in a folder `dist`, and is what the walls are about.
      exclude: {
        path: String.raw`^(packages|apps)/[^/]+/(dist|\.turbo|test/planted)/|/(src|styles)/generated/`,
      },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['@courtside/source', 'import', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      },
    },
    { symlinks: true },
  );
  const result = output as ICruiseResult;
  return {
    modules: result.modules.filter((each) => /^(packages|apps)\/.*\.tsx?$/.test(each.source))
      .length,
    violations: result.summary.violations.map((each) => ({
      rule: each.rule.name,
      from: each.from,
      to: each.to,
    })),
  };
}
