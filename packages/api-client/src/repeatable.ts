const KEY = /^[0-9a-f-]{36}$/;

/** Whether a body carries an idempotency key, so that the gateway answers a repeat with the first outcome. */
export function carriesKey(body: unknown): boolean {
  const { key, request } = fieldsOf(body);
  const inner = fieldsOf(request)['key'];
  return [key, inner].some((each) => typeof each === 'string' && KEY.test(each));
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
