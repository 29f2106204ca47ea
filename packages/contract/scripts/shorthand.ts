// The short way in which schemas are written here.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Bag = Record<string, Json>;

export const isBag = (value: Json | undefined): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/**
 * A schema as JSON Schema: a name stands for the schema of that name, and `fields` for a closed object whose keys
 * are all required but those that end in a question mark.
 */
export function schema(short: Json): Json {
  if (typeof short === 'string') return ref(short);
  if (!isBag(short)) return short;
  const { fields, ...rest } = short;
  const made: Bag = {};
  if (isBag(fields)) {
    const names = Object.keys(fields);
    const required = names.filter((name) => !name.endsWith('?'));
    Object.assign(made, {
      type: 'object',
      additionalProperties: false,
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(
        names.map((name) => [name.replace(/\?$/, ''), schema(fields[name] ?? null)]),
      ),
    });
  }
  for (const [key, value] of Object.entries(rest)) {
    if (['items', 'additionalProperties', 'not'].includes(key)) made[key] = schema(value);
    else if (['allOf', 'oneOf', 'anyOf'].includes(key) && Array.isArray(value)) {
      made[key] = value.map(schema);
    } else if (key === 'properties' && isBag(value)) {
      made[key] = Object.fromEntries(Object.entries(value).map(([n, s]) => [n, schema(s)]));
    } else made[key] = value;
  }
  // A schema that builds on another is closed like every other; what it builds on stays open.
  if ('allOf' in made && 'properties' in made) made['unevaluatedProperties'] = false;
  return made;
}
