import type { CaptchaAction } from '../core/captcha-state.ts';
import type { CodeRequest } from '../core/code-request.ts';
import { CaptchaDialog } from './captcha-dialog.tsx';

/** The captcha that a code is asked for with, while it is asked for. */
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
