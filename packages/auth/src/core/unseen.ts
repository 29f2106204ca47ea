/** Marks that are pasted along with a text and cannot be seen: zero-width characters and those of direction. */
export const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
