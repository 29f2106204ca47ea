import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, PictureCaptcha as PictureField } from '@courtside/ui';
import { CAPTCHA_MAX } from '../core/captcha-text.ts';
import type { CaptchaProps } from './captcha-dialog.tsx';
import { m, violationMessages } from './messages.ts';
import { useRoundText } from './use-round-text.ts';

/** The picture captcha of spec access 2. */
export function PictureCaptcha({ captcha, busy, dispatch }: CaptchaProps) {
  const t = useT();
  const { round, challenge, message, problem } = captcha;
  const [text, setText] = useRoundText(round);
  const picture =
    challenge?.kind === 'picture' && challenge.round === round ? challenge.picture : null;
  const error = problem
    ? t(violationMessages[problem.code], { max: CAPTCHA_MAX })
    : (message ?? undefined);

  return (
    <form
      noValidate
      className="cs-auth-form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'pictureRead', text });
      }}
    >
      <PictureField
        label={t(m.captchaText)}
        name="captcha"
        image={picture?.image ?? null}
        imageAlt={t(m.pictureAlt)}
        captchaId={picture?.['x-code']}
        loadingLabel={t(m.pictureLoading)}
        refreshLabel={t(m.sliderRefresh)}
        maxLength={CAPTCHA_MAX}
        value={text}
        error={error}
        onRefresh={() => dispatch({ type: 'captchaRenewed' })}
        onChange={({ target }) => {
          setText(target.value);
          dispatch({ type: 'captchaEdited' });
        }}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t(words.confirm)}
      </Button>
    </form>
  );
}
