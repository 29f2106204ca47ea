/** A mistake in a test's request to a door; answered with HTTP 400 and this message. */
export class DoorError extends Error {}

export type DoorBody = Readonly<Record<string, unknown>>;

export function asBody(json: unknown): DoorBody {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new DoorError('The body must be a JSON object');
  }
  return json as DoorBody;
}

export function text(body: DoorBody, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new DoorError(`${name} must be text`);
  return value;
}

export function number(body: DoorBody, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new DoorError(`${name} must be a number`);
  }
  return value;
}

/** A site instant: milliseconds or an ISO text. */
export function instant(body: DoorBody, name: string): number | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  const ms = typeof value === 'string' ? Date.parse(value) : value;
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0) {
    throw new DoorError(`${name} must be an instant: milliseconds or ISO text`);
  }
  return ms;
}
