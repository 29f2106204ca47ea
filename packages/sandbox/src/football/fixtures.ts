import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CourtsideError } from '@courtside/kernel';
import { fixtureFault } from './fixture-fault.ts';
import { planOf } from './fixture-match.ts';
import type { FootballPlan } from './match-plan.ts';

export interface Competition {
  readonly name: string;
  /** In order of kick-off. */
  readonly matches: readonly FootballPlan[];
}

function bad(message: string, cause?: unknown): CourtsideError {
  return new CourtsideError(message, { code: 'sandbox.fixtures', kind: 'configuration', cause });
}

/** A calendar's name and matches, or undefined for JSON of another kind (a list of teams, for example). */
export function competitionOf(json: unknown, seed: number): Competition | undefined {
  if (typeof json !== 'object' || json === null || !('matches' in json)) return undefined;
  if (!Array.isArray(json.matches)) return undefined;
  const name = 'name' in json && typeof json.name === 'string' ? json.name : 'Football';
  const matches = json.matches
    .flatMap((raw: unknown) => planOf(raw, name, seed) ?? [])
    .sort((a, b) => a.kickOff - b.kickOff);
  return matches.length === 0 ? undefined : { name, matches };
}

/** The first broken entry of a calendar, counted from 1; undefined for a valid calendar and for other JSON. */
function firstFault(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('matches' in json)) return undefined;
  if (!Array.isArray(json.matches)) return 'matches is no list';
  for (const [index, raw] of json.matches.entries()) {
    const fault = fixtureFault(raw);
    if (fault !== undefined) return `match ${index + 1}: ${fault}`;
  }
  return undefined;
}

/**
 * Every calendar of a folder and its subfolders.
 *
 * @throws CourtsideError `sandbox.fixtures` for a folder that is missing or has no calendar, and for a broken file,
 * which it names
 */
export async function loadFixtures(dir: string, seed: number): Promise<Competition[]> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
    (cause: unknown) => {
      throw bad(`The fixtures folder ${dir} cannot be read: is the path right?`, cause);
    },
  );
  const found: Competition[] = [];
  const paths = files
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => join(file.parentPath, file.name))
    .sort();
  for (const path of paths) {
    const text = await readFile(path, 'utf8');
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'unreadable';
      throw bad(`The fixtures file ${relative(dir, path)} is not JSON: ${reason}`, cause);
    }
    const broken = firstFault(json);
    if (broken !== undefined) throw bad(`The fixtures file ${relative(dir, path)}: ${broken}`);
    const competition = competitionOf(json, seed);
    if (competition !== undefined) found.push(competition);
  }
  if (found.length === 0) throw bad(`The fixtures folder ${dir} holds no calendar with matches`);
  return found;
}

/**
 * The competition in which the site's clock starts: the named one, or the one that ends last.
 *
 * @throws CourtsideError `sandbox.fixtures` for an unknown name
 */
export function chooseCompetition(all: readonly Competition[], name?: string): Competition {
  const ending = (each: Competition): number => each.matches.at(-1)?.kickOff ?? 0;
  const chosen =
    name === undefined
      ? all.toSorted((a, b) => ending(b) - ending(a))[0]
      : all.find((each) => each.name.toLowerCase().includes(name.toLowerCase()));
  if (chosen === undefined) {
    throw bad(
      `No competition ${name ?? ''}; there are: ${all.map((each) => each.name).join(', ')}`,
    );
  }
  return chosen;
}
