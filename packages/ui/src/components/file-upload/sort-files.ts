/** Why a file is not taken. */
export type FileProblem = 'type' | 'size' | 'count';

/** What may be added. */
export interface FileLimits {
  /** Media types, whole. @example ['image/png', 'image/jpeg'] */
  types: readonly string[];
  maxBytes: number;
  /** How many more there may be. */
  room: number;
}

/** As much of a file as the limits need. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Parts files into those taken, in their order, and those refused, each with the first reason. */
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
