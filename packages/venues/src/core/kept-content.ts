import type { KeyValueStore } from '@courtside/kernel';

const SLOT_PAGE = 'courtside.slot-page';
const LOCAL_SPORT = 'courtside.local-sport';

/**
 * The page that shows a game's content. The site's server serves it with its own policy and without an origin, so that
 * content written into it cannot access the site.
 */
export const CONTENT_HOST = '/game-content';

/** Whether the content is an HTML document; other text cannot be shown. */
export const isDocument = (content: string): boolean => /^\s*</.test(content);

/** Content for the slot-game page from a launch's answer, with its venue. */
export interface SlotContent {
  /** Id of the member who launched it; it is shown to no other member. */
  readonly owner: string;
  readonly enName: string;
  readonly name: string;
  readonly content: string;
}

/** Stores the content of the slot-game page for this tab. */
export const keepSlotContent = (storage: KeyValueStore | undefined, kept: SlotContent): void =>
  storage?.set(SLOT_PAGE, JSON.stringify(kept));

export const forgetSlotContent = (storage: KeyValueStore | undefined): void =>
  storage?.remove(SLOT_PAGE);

/** @returns null when nothing is stored for this member, or it is damaged */
export function slotContent(
  storage: KeyValueStore | undefined,
  owner: string | null,
): SlotContent | null {
  if (owner === null) return null;
  try {
    const kept = JSON.parse(storage?.get(SLOT_PAGE) ?? 'null') as Record<string, unknown> | null;
    const { enName, name, content } = kept ?? {};
    const whole =
      typeof enName === 'string' && typeof name === 'string' && typeof content === 'string';
    return whole && kept?.['owner'] === owner ? { owner, enName, name, content } : null;
  } catch {
    return null;
  }
}

/** Stores the answer of a launch of the local sports venue for its page (spec betting 4). */
export const keepLocalSport = (storage: KeyValueStore | undefined, data: string): void =>
  storage?.set(LOCAL_SPORT, data);
