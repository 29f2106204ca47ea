import type { CaptchaAction } from '../core/captcha-state.ts';
import type { CodeRequest } from '../core/code-request.ts';
import { CaptchaDialog } from './captcha-dialog.tsx';

/** The captcha of a pending request for a code. */
export function CodeCaptcha({
  request,
  dispatch,
}: {
  request: CodeRequest;
  dispatch: (action: CaptchaAction) => void;
}) {
  const { captcha, step } = request;
  if (captcha === null || step === 'idle') return null;
  return <CaptchaDialog captcha={captcha} busy={step === 'sending'} dispatch={dispatch} />;
}
