// Public: rules, flows and the session, for any kind of front end. The parts of the dialog's forms stay private.
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
export { checkCaptchaAnswer, checkCaptchaText } from './core/captcha-text.ts';
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
export { promptRegistration } from './core/registration-prompt.ts';
export type { RegistrationPromptParts } from './core/registration-prompt.ts';
export { transition } from './core/access-flow.ts';
export { INITIAL_FLOW, isFlowBusy } from './core/flow-state.ts';
export { askCaptcha, askCaptchaAgain, captchaStep, isCaptchaEvent } from './core/captcha.ts';
export type {
  Captcha,
  CaptchaAction,
  CaptchaAnswer,
  CaptchaChallenge,
  CaptchaEffect,
  CaptchaEnd,
  CaptchaEvent,
  CaptchaKind,
  CaptchaProblem,
  CaptchaProof,
  CaptchaReason,
  CaptchaStep,
  CaptchaTry,
} from './core/captcha-state.ts';
export { isCaptchaEffect, performCaptcha } from './core/perform-captcha.ts';
export type { CaptchaParts } from './core/perform-captcha.ts';
export type {
  CaptchaState,
  FlowEffect,
  FlowEvent,
  FlowState,
  FlowStep,
  Intent,
} from './core/flow-state.ts';
export { access, createAccessRunner, INITIAL_ACCESS } from './core/access.ts';
export type {
  Access,
  AccessEffect,
  AccessEvent,
  AccessPage,
  AccessRunner,
  AccessStep,
} from './core/access.ts';
export { stepBack, stepsOpen } from './core/back-step.ts';
export { leaveDeadSteps } from './platform/history-step.ts';
export { performAccess } from './core/perform-access.ts';
export type { AccessParts } from './core/perform-access.ts';
export {
  CODE_CATE,
  codeStep,
  giveUpCode,
  isCodeAsked,
  isCodeBusy,
  NO_CODE,
  RESEND_SECONDS,
  secondsLeft,
} from './core/code-request.ts';
export type {
  CodeEffect,
  CodeEvent,
  CodeMissing,
  CodeOrder,
  CodeRefusal,
  CodeRequest,
  CodeStep,
  CodeWay,
} from './core/code-request.ts';
export { createCodeWaits } from './core/code-waits.ts';
export type { CodeWaitOf, CodeWaits } from './core/code-waits.ts';
export { nextStepOf } from './core/next-step.ts';
export type { NextStep } from './core/next-step.ts';
export { CODE_TYPE, performCode } from './core/perform-code.ts';
export type { CodeParts, CodePurpose } from './core/perform-code.ts';
export { NEW_RECOVERY, RECOVERY_STAGES, recoveryStep } from './core/recovery.ts';
export type {
  KnownArea,
  Recovery,
  RecoveryEffect,
  RecoveryEvent,
  RecoveryIdentity,
  RecoveryStage,
  RecoveryStep,
} from './core/recovery.ts';
export {
  cleanEmail,
  checkEmail,
  checkNewPair,
  checkPhone,
  checkResetCode,
  checkResetName,
  cleanPhone,
  phoneTarget,
} from './core/recovery-rules.ts';
export type {
  RecoveryCode,
  RecoveryField,
  RecoveryForm,
  RecoveryViolation,
  RecoveryWay,
} from './core/recovery-rules.ts';
export { deviceStep, endDeviceCheck, newDeviceCheck } from './core/device-check.ts';
export type {
  DeviceCheck,
  DeviceDialog,
  DeviceEffect,
  DeviceEvent,
  DeviceMember,
  DeviceProblem,
  DeviceProof,
  DevicesFull,
  DeviceStep,
  KnownDevice,
  RememberChoice,
} from './core/device-check.ts';
export {
  checkCompletion,
  cleanDeviceCode,
  completePhone,
  isDeviceCode,
} from './core/device-rules.ts';
export type { CompletionViolation } from './core/device-rules.ts';
export { bindingStep, draftOf, newBinding } from './core/binding.ts';
export type {
  Binding,
  BindingDraft,
  BindingEffect,
  BindingEvent,
  BindingProblem,
  BindingStep,
} from './core/binding.ts';
export { BINDING_ITEMS, checkBinding, checkRealName, cleanRealName } from './core/binding-rules.ts';
export type {
  BindingField,
  BindingForm,
  BindingItem,
  BindingViolation,
} from './core/binding-rules.ts';
export { performBinding } from './core/perform-binding.ts';
export type { BindingParts } from './core/perform-binding.ts';
export { checkPasswordChange, NEW_PASSWORD_CHANGE, passwordStep } from './core/password-change.ts';
export type {
  PasswordChange,
  PasswordEffect,
  PasswordEvent,
  PasswordField,
  PasswordForm,
  PasswordStep,
  PasswordViolation,
} from './core/password-change.ts';
export { performPassword } from './core/perform-password.ts';
export type { PasswordParts } from './core/perform-password.ts';
export { performPhoneProof } from './core/perform-phone-proof.ts';
export { checkPhoneProof, NEW_PHONE_PROOF, phoneProofStep } from './core/phone-proof.ts';
export type {
  PhoneProof,
  PhoneProofEffect,
  PhoneProofEvent,
  PhoneProofStep,
} from './core/phone-proof.ts';
export { createRunner } from './core/runner.ts';
export type { Machine, Runner } from './core/runner.ts';
export { createFlowRunner } from './core/flow-runner.ts';
export type { FlowDispatch, FlowRunner } from './core/flow-runner.ts';
export { isAccessCall, performCall } from './core/perform-call.ts';
export type { AccessCall, AccessClient, CallParts } from './core/perform-call.ts';
export { watchSession } from './platform/watch-session.ts';
