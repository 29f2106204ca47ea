import type { KeyValueStore } from '@courtside/kernel';

const SLOT_PAGE = 'courtside.slot-page';
const LOCAL_SPORT = 'courtside.local-sport';

/**
 * The page that shows content of a game: served by the site's server with a policy of its own, and without an origin, so
 * that what is written into it can reach nothing of the site.
 */
export const CONTENT_HOST = '/game-content';

/** Whether it is a document; other text is nothing that could be shown. */
export const isDocument = (content: string): boolean => /^\s*</.test(content);

/** Content that a launch answered for the slot-game page, with the venue that it is of. */
export interface SlotContent {
  /** Id of the member for whom it was answered: to nobody else is it shown. */
  readonly owner: string;
  readonly enName: string;
  readonly name: string;
  readonly content: string;
}

/** Keeps what the slot-game page shows, for this tab. */
export const keepSlotContent = (storage: KeyValueStore | undefined, kept: SlotContent): void =>
  storage?.set(SLOT_PAGE, JSON.stringify(kept));

export const forgetSlotContent = (storage: KeyValueStore | undefined): void =>
  storage?.remove(SLOT_PAGE);

/** @returns null where nothing was kept for this member, or it is damaged */
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

/** Keeps what a launch of the local sports venue answered, for its page (spec betting 4). */
export const keepLocalSport = (storage: KeyValueStore | undefined, data: string): void =>
  storage?.set(LOCAL_SPORT, data);
