import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ExportTarget = string | { [condition: string]: string };

export interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, ExportTarget>;
  publishConfig?: { exports?: Record<string, ExportTarget>; access?: string };
  bin?: Record<string, string>;
  description?: string;
  license?: string;
  keywords?: readonly string[];
  engines?: Record<string, string>;
  files?: readonly string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  courtside?: {
    /** In the root: the address of the source, empty until there is one. */
    repository?: string;
    platform?: 'neutral' | 'node';
    /** Catalogues of messages by name: the files or folders with their messages. */
    catalogs?: Readonly<Record<string, readonly string[]>>;
  };
}

/** The condition under which a workspace package resolves to its source, so that no build is needed. */
export const SOURCE_CONDITION = '@courtside/source';

export async function readPackageJson(dir: string): Promise<PackageJson> {
  return JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as PackageJson;
}

/** The `exports` of a published package: those of the workspace without the source condition. */
export function publishedExports(
  exports: Record<string, ExportTarget>,
): Record<string, ExportTarget> {
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => {
      if (typeof target === 'string') return [subpath, target];
      const { [SOURCE_CONDITION]: _source, ...rest } = target;
      return [subpath, rest];
    }),
  );
}
