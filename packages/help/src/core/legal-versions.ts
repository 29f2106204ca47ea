/**
 * When the terms and the privacy policy were last changed, as `YYYY-MM-DD`: what a member agrees to is named by it. A text
 * that changes in meaning gets a new one, in both scripts at once.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-27', privacy: '2026-11-21' } as const;
