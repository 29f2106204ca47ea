import { BRANDS, EDITIONS } from './globals.ts';

export const LOCALES = ['zh-Hans', 'zh-Hant'] as const;

export interface RotatedLook {
  brand: (typeof BRANDS)[number];
  edition: (typeof EDITIONS)[number];
  locale: (typeof LOCALES)[number];
}

/** Every look that a story may be drawn in. */
export const ROTATED_LOOKS: readonly RotatedLook[] = BRANDS.flatMap((brand) =>
  EDITIONS.flatMap((edition) => LOCALES.map((locale) => ({ brand, edition, locale }))),
);

/** FNV-1a, as it spreads ids that differ in a few letters. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/**
 * The look that a test run draws a story in when it draws each once. It depends on the story's id alone: a story that is
 * added changes the look of no other.
 */
export function rotatedLook(storyId: string): RotatedLook {
  return ROTATED_LOOKS[hash(storyId) % ROTATED_LOOKS.length] as RotatedLook;
}

/** Puts the rotated look into the globals of a story's context, where the run asks for it; a story's own stay. */
export function applyRotation(context: {
  id: string;
  globals: Record<string, unknown>;
  storyGlobals?: Readonly<Record<string, unknown>>;
}): void {
  if (context.globals['rotation'] !== 'by-story') return;
  Object.assign(context.globals, rotatedLook(context.id), context.storyGlobals);
}
