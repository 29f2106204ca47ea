// Public: rules, flows and the session, for a front end of any make. How the dialog's forms are split stays private.
export {
  checkAgree,
  checkLogin,
  checkNewName,
  checkNewPassword,
  checkRegistration,
  checkRepeat,
  cleanName,
  isLoginFilled,
  isRegistrationFilled,
} from './core/credentials.ts';
export type {
  CredentialCode,
  CredentialField,
  CredentialViolation,
  LoginForm,
  RegisterForm,
} from './core/credentials.ts';
export { createLogout } from './core/logout.ts';
export type { LogoutParts } from './core/logout.ts';
export { checkCaptchaText } from './core/captcha-text.ts';
export type { CaptchaViolation } from './core/captcha-text.ts';
export { passwordHash } from './core/password-hash.ts';
export { createSession } from './core/session.ts';
export type { Session, SessionIdentity } from './core/session.ts';
export { createRememberedLogin } from './core/remembered-login.ts';
export type {
  PasswordCipher,
  RememberedLogin,
  RememberedLoginStore,
} from './core/remembered-login.ts';
export { keepReferral, keptReferral, readReferral, registrationDomain } from './core/referral.ts';
export type { Referral } from './core/referral.ts';
export { INITIAL_FLOW, isFlowBusy, transition } from './core/access-flow.ts';
export type {
  CaptchaChallenge,
  CaptchaKind,
  CaptchaProblem,
  CaptchaProof,
  CaptchaState,
  CaptchaTry,
  FlowEffect,
  FlowEvent,
  FlowState,
  FlowStep,
  Intent,
} from './core/access-flow.ts';
export { createFlowRunner } from './core/flow-runner.ts';
export type { FlowDispatch, FlowRunner } from './core/flow-runner.ts';
export { isAccessCall, performCall } from './core/perform-call.ts';
export type { AccessCall, AccessClient, CallParts } from './core/perform-call.ts';
export { watchSession } from './platform/watch-session.ts';
