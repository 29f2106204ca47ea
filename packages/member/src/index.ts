// Public: the state of records, the rules of a profile. The words of bets are in @courtside/betting-terms.
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
