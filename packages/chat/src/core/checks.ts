/** Checks a value received over the socket. Never throws. */
export type Check = (value: unknown) => boolean;

type Shape = Readonly<Record<string, Check>>;

/** A text of `least` to `most` characters (code points, as a schema counts them). */
export const text =
  (least = 0, most = Infinity, pattern?: RegExp): Check =>
  (value) => {
    if (typeof value !== 'string' || value.length > most * 2) return false;
    const { length } = [...value];
    return length >= least && length <= most && (pattern?.test(value) ?? true);
  };

export const whole =
  (least: number, most: number = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

export const oneOf = (...values: readonly unknown[]): Check => {
  const known = new Set(values);
  return (value) => known.has(value);
};

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const listOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.every((each) => checks.some((check) => check(each)));

/** An object with these fields. Unknown fields are accepted, as a newer gateway may add some. */
export const fields =
  (shape: Shape, optional: Shape = {}): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Readonly<Record<string, unknown>>;
    const has = (name: string) => Object.hasOwn(record, name);
    return (
      Object.entries(shape).every(([name, check]) => has(name) && check(record[name])) &&
      Object.entries(optional).every(([name, check]) => !has(name) || check(record[name]))
    );
  };
