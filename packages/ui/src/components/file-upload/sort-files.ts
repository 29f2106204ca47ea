/** Why a file is refused. */
export type FileProblem = 'type' | 'size' | 'count';

/** Limits of the files that may be added. */
export interface FileLimits {
  /** Complete media types. @example ['image/png', 'image/jpeg'] */
  types: readonly string[];
  maxBytes: number;
  /** Number of files that may still be added. */
  room: number;
}

/** The properties of a file that the limits need. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Splits files into accepted ones, in their order, and refused ones, each with the first reason. */
export function sortFiles<F extends FileFacts>(
  files: readonly F[],
  { types, maxBytes, room }: FileLimits,
): { taken: F[]; refused: { file: F; problem: FileProblem }[] } {
  const taken: F[] = [];
  const refused: { file: F; problem: FileProblem }[] = [];
  for (const file of files) {
    if (!types.includes(file.type)) refused.push({ file, problem: 'type' });
    else if (file.size > maxBytes) refused.push({ file, problem: 'size' });
    else if (taken.length >= room) refused.push({ file, problem: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
