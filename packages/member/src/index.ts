// Public: the state of records, the rules of a profile, of letters, feedback and VIP.
// The texts of bets are in @courtside/betting-terms.
export { isUndecided, someDecided } from './core/undecided.ts';
export {
  checkBirthday,
  checkNickname,
  checkProfile,
  cleanNickname,
  NICKNAME_MAX,
} from './core/profile-rules.ts';
export type {
  ProfileCode,
  ProfileField,
  ProfileForm,
  ProfileViolation,
} from './core/profile-rules.ts';
export { SAFEGUARDS, safeguardsOf } from './core/security.ts';
export type { Safeguard } from './core/security.ts';
export { gradeProgress } from './core/grade-progress.ts';
export type { GradeProgress } from './core/grade-progress.ts';
export { weekDays } from './core/week-days.ts';
export type { WeekDay } from './core/week-days.ts';
export { GROUPS_OF, LETTER_TABS, unreadInAll, unreadOf } from './core/letter-groups.ts';
export type { LetterTab } from './core/letter-groups.ts';
export { LETTER_MAX, letterBlocks, letterLine } from './core/letter-text.ts';
export type { LetterBlock, LetterSpan } from './core/letter-text.ts';
export { createRemovals, UNDO_MS } from './core/removals.ts';
export type { Removals, RemovalsOptions, RemovalsState } from './core/removals.ts';
export {
  CONTENT_MAX,
  EMPTY_FEEDBACK,
  FEEDBACK_TYPES,
  feedbackOf,
  IMAGES_MAX,
  readFeedbackDraft,
} from './core/feedback-rules.ts';
export type { FeedbackForm } from './core/feedback-rules.ts';
