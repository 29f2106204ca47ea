import { kickOff } from './kick-off.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTeam = (value: unknown): boolean => {
  const name = isRecord(value) ? value['name'] : value;
  return typeof name === 'string' && name !== '';
};

const isScore = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 50);

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * The fault of an entry of a calendar, or undefined. Missing data (a time, a score) is not a fault: such a match is
 * skipped or completed.
 *
 * @example fixtureFault({ date: '2026-13-45' }) // 'date "2026-13-45" is no day'
 */
export function fixtureFault(raw: unknown): string | undefined {
  if (!isRecord(raw)) return `${shown(raw)} is no match`;
  const { date, time, team1, team2, score } = raw;
  if (!isDay(date)) return `date ${shown(date)} is no day`;
  if (time !== undefined && time !== null && kickOff(date, time, '') === undefined) {
    return `time ${shown(time)} is no time of day`;
  }
  if (!isTeam(team1)) return `team1 ${shown(team1)} is no name`;
  if (!isTeam(team2)) return `team2 ${shown(team2)} is no name`;
  if (score === undefined || score === null) return undefined;
  if (!isRecord(score)) return `score ${shown(score)} is no score`;
  for (const part of ['ft', 'ht']) {
    const told = score[part];
    if (told !== undefined && told !== null && !isScore(told)) {
      return `score.${part} ${shown(told)} is no pair of goals`;
    }
  }
  return undefined;
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}
