import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Dialog } from '@courtside/ui';
import type { Captcha, CaptchaAction } from '../core/captcha-state.ts';
import { m } from './messages.ts';
import { PictureCaptcha } from './picture-captcha.tsx';
import { QuestionCaptcha } from './question-captcha.tsx';
import { SliderCaptcha } from './slider-captcha.tsx';

export interface CaptchaProps {
  captcha: Captcha;
  /** True while the call that needed the captcha is pending. */
  busy: boolean;
  dispatch: (action: CaptchaAction) => void;
}

const LOOKS = {
  picture: { title: m.pictureTitle, Form: PictureCaptcha },
  slider: { title: m.sliderTitle, Form: SliderCaptcha },
  question: { title: m.questionTitle, Form: QuestionCaptcha },
} as const;

/** The captcha of spec access 2, and the question in words for a member who cannot see it. */
export function CaptchaDialog(props: CaptchaProps) {
  const t = useT();
  const { captcha, dispatch } = props;
  const { inWords } = captcha;
  const { title, Form } = LOOKS[inWords ? 'question' : captcha.captcha];
  return (
    <Dialog
      open
      width="sm"
      title={t(title)}
      closeLabel={t(words.close)}
      onClose={() => dispatch({ type: 'captchaClosed' })}
    >
      <div className="cs-auth-form">
        <Form {...props} />
        <div className="cs-auth-links">
          <button
            type="button"
            className="cs-auth-link"
            onClick={() => dispatch({ type: 'captchaWayChanged', inWords: !inWords })}
          >
            {t(inWords ? m.toPicture : m.toQuestion)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
