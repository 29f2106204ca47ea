import type { Message } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { CountdownButton, type ButtonProps } from '@courtside/ui';
import { useCallback } from 'react';
import { isCodeAsked, secondsLeft, type CodeRequest } from '../core/code-request.ts';
import { m } from './messages.ts';

export interface CodeButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  request: CodeRequest;
  /** Requests a code; `now` is the instant in ms. */
  onAsk: (now: number) => void;
  /** Other texts for the button, and for the button during the countdown, with the seconds. */
  texts?: { readonly ask: Message; readonly wait: Message };
}

/** Button that requests a code, counts down until another can be requested, and then shows 重新获取 (spec access 4). */
export function CodeButton({ request, onAsk, texts, ...look }: CodeButtonProps) {
  const t = useT();
  const { clock } = useServices();
  const now = useCallback(() => clock.now(), [clock]);
  const { resendAt, step } = request;
  return (
    <CountdownButton
      {...look}
      type="button"
      until={secondsLeft(request, now()) > 0 ? resendAt : null}
      now={now}
      loading={step === 'sending'}
      waitingText={(seconds) => t(texts?.wait ?? m.codeWait, { seconds })}
      onClick={() => onAsk(clock.now())}
    >
      {t(texts?.ask ?? (isCodeAsked(request) ? m.codeAgain : m.codeGet))}
    </CountdownButton>
  );
}
