import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CourtsideError } from '@courtside/kernel';
import { mergeTexts, type TextsFile } from './merge-texts.ts';
import { readTexts } from './read-texts.ts';

function unusable(file: string, cause?: unknown): CourtsideError {
  return new CourtsideError(`${file} holds no texts; nothing is changed`, {
    code: 'site-server.command',
    kind: 'configuration',
    cause,
  });
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

function readFile(file: string): TextsFile {
  if (!existsSync(file)) return { texts: {}, missing: {}, unused: {} };
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw unusable(file, cause);
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unusable(file);
  const { texts = {}, missing = {}, unused = {} } = read as Partial<Record<string, unknown>>;
  if (!isTexts(texts) || !isTexts(missing) || !isTexts(unused)) throw unusable(file);
  return { texts, missing, unused };
}

/**
 * Writes the texts of one language into a file, or updates the file.
 *
 * @returns the numbers of translated, missing and unused texts
 */
export async function writeTexts(
  dir: string,
  file: string,
): Promise<Record<keyof TextsFile, number>> {
  const before = readFile(file);
  const after = mergeTexts(await readTexts(dir), before);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  const { texts, missing, unused } = after;
  const count = (of: object) => Object.keys(of).length;
  return { texts: count(texts), missing: count(missing), unused: count(unused) };
}
