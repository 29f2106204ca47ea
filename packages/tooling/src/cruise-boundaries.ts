import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';

export interface BoundaryReport {
  /** Number of modules that were read; zero means that nothing was checked. */
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/** Checks the boundaries between the packages below `baseDir`. */
export async function cruiseBoundaries(baseDir: string): Promise<BoundaryReport> {
  const { output } = await cruise(
    ['packages', 'apps'],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: boundaryRules },
      doNotFollow: { path: 'node_modules' },
      // Only in the workspace: third-party code, which the rules are about, is mostly in folders named `dist`.
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
