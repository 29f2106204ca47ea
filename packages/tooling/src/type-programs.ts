import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { TYPE_PROJECTS } from './type-projects.ts';

/** Files that are checked together, because their projects have the same options. */
export interface TypeProgram {
  /** Absolute path of the project whose options these are, the first of them. */
  project: string;
  /** Absolute paths. */
  files: readonly string[];
}

/**
 * The type projects of all packages and apps below a folder, those with the same options in one program. A program for
 * each project would check the packages that it imports again: forty programs took twice as long as these few.
 * What a package declares globally is seen by the whole program. Only a package's build, which compiles its `src` alone,
 * refuses what relies on that.
 *
 * @throws of a project that cannot be read, or that has no files
 */
export function typePrograms(root: string): TypeProgram[] {
  const projects = globSync(
    TYPE_PROJECTS.map((name) => `{packages,apps}/*/${name}`),
    { cwd: root },
  );
  const programs = new Map<string, { project: string; files: string[] }>();
  for (const project of projects.sort().map((path) => resolve(root, path))) {
    const { options, fileNames } = parsed(project);
    const { configFilePath: _, ...same } = options;
    const key = JSON.stringify(same);
    const program = programs.get(key) ?? { project, files: [] };
    program.files.push(...fileNames);
    programs.set(key, program);
  }
  return [...programs.values()];
}

function parsed(project: string): ts.ParsedCommandLine {
  const refuse = ({ messageText }: ts.Diagnostic): never => {
    throw new Error(`${project}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  };
  const line = ts.getParsedCommandLineOfConfigFile(project, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: refuse,
  });
  if (line === undefined) throw new Error(`${project}: not readable`);
  line.errors.forEach(refuse);
  return line;
}
