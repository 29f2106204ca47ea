import type { GateRules, SiteGate } from '../access/site-gate.ts';
import { type DoorBody, DoorError } from './input.ts';

function texts(body: DoorBody, name: string): string[] | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
    throw new DoorError(`${name} must be a list of texts`);
  }
  return value as string[];
}

/** Blocks regions, addresses or everyone, or admits them again; fields that a test leaves out stay. */
export async function changeGate(gate: SiteGate, body: DoorBody): Promise<GateRules> {
  const { suspended } = body;
  if (
    suspended !== undefined &&
    suspended !== null &&
    suspended !== 'popup' &&
    suspended !== 'quiet'
  ) {
    throw new DoorError('suspended must be "popup", "quiet" or null');
  }
  const lists = (['limitedRegions', 'warnedRegions', 'blockedIps'] as const).flatMap((name) => {
    const list = texts(body, name);
    return list === undefined ? [] : [[name, list] as const];
  });
  return gate.change({
    ...Object.fromEntries(lists),
    ...(suspended === undefined ? {} : { suspended }),
  });
}
