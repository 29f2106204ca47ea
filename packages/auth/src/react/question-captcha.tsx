import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, IconButton, IconRefresh, Skeleton, TextField } from '@courtside/ui';
import { CAPTCHA_MAX } from '../core/captcha-text.ts';
import type { CaptchaProps } from './captcha-dialog.tsx';
import { m, violationMessages } from './messages.ts';
import { useRoundText } from './use-round-text.ts';

/** Each question has a field of its own: a screen reader reads the question when the field takes the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A question in words, as the label of the field for its answer. */
export function QuestionCaptcha({ captcha, busy, dispatch }: CaptchaProps) {
  const t = useT();
  const { round, challenge, checking, message, problem } = captcha;
  const [text, setText] = useRoundText(round);
  const shown = challenge?.kind === 'question' ? challenge : null;
  const id = shown?.question.id;
  if (shown === null) return <Skeleton rows={3} label={t(m.questionLoading)} />;
  const error = problem
    ? t(violationMessages[problem.code], { max: CAPTCHA_MAX })
    : (message ?? undefined);

  return (
    <form
      noValidate
      className="cs-auth-form"
      data-captcha-id={id}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'questionAnswered', text });
      }}
    >
      <TextField
        key={id}
        ref={takeFocus}
        label={shown.question.question}
        hint={t(m.questionHint)}
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_MAX}
        readOnly={shown.round !== round}
        value={text}
        error={error}
        end={
          <IconButton
            label={t(m.questionRefresh)}
            onClick={() => dispatch({ type: 'captchaRenewed' })}
          >
            <IconRefresh size={16} aria-hidden />
          </IconButton>
        }
        onChange={({ target }) => {
          setText(target.value);
          dispatch({ type: 'captchaEdited' });
        }}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy || checking}>
        {t(words.confirm)}
      </Button>
    </form>
  );
}
