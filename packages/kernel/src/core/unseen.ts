const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Removes invisible characters that are pasted along with a text: zero-width characters and direction marks.
 *
 * @example withoutUnseen('\u200bab12\u202c') // 'ab12'
 */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
