/**
 * Versions of the terms and the privacy policy: the day of the last change as `YYYY-MM-DD`. A member's consent refers
 * to it. A text that changes in meaning gets a new version, in both scripts at once.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-27', privacy: '2026-11-21' } as const;
