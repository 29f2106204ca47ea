import type { HelpFacts } from './help-facts.ts';

/**
 * Replaces the names of facts in braces, in every string of a text. Braces around anything else stay.
 *
 * @example fillText({ title: '{brand}' }, helpFacts(brand, 'zh-Hans')) // { title: 'Courtside' }
 */
export function fillText<T>(text: T, facts: Partial<HelpFacts>): T {
  // In one pass, so that a brand name with braces or `$&` is printed unchanged.
  const fill = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name as keyof HelpFacts] ?? place) : place,
    );
  const fillAll = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return value.map(fillAll);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillAll(each)]));
  };
  return fillAll(text) as T;
}
