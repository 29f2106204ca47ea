import { cloneElement, isValidElement, type ReactElement } from 'react';

const HAN = /\p{Script=Han}/u;

/**
 * A story's arguments with every Chinese text in Traditional, elements and lists included.
 *
 * @param words Traditional text by Simplified text
 * @throws when a Chinese text has no entry: a story is shown in both scripts or in none
 */
export function toTraditional(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    const traditional = words[value];
    if (traditional !== undefined) return traditional;
    if (HAN.test(value)) throw new Error(`parameters.traditional lacks "${value}"`);
    return value;
  }
  if (Array.isArray(value)) return value.map((each) => toTraditional(each, words));
  if (isValidElement(value)) {
    const element = value as ReactElement<Record<string, unknown>>;
    return cloneElement(element, toTraditional(element.props, words) as Record<string, unknown>);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, toTraditional(each, words)]),
    );
  }
  return value;
}
