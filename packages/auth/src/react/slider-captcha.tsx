import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner, Dialog, Skeleton, SliderPuzzle } from '@courtside/ui';
import { m, violationMessages } from './messages.ts';
import type { CaptchaProps } from './picture-captcha.tsx';

/** The slider captcha of spec access 2. The range stays enabled while it is checked, so that the focus stays in it. */
export function SliderCaptcha({ captcha, dispatch }: CaptchaProps) {
  const t = useT();
  const { challenge, problem } = captcha;
  const message = problem ? t(violationMessages[problem.code]) : captcha.message;
  const slider = challenge?.kind === 'slider' ? challenge.slider : null;

  return (
    <Dialog
      open
      width="sm"
      title={t(m.sliderTitle)}
      closeLabel={t(words.close)}
      onClose={() => dispatch({ type: 'captchaClosed' })}
    >
      <div className="cs-auth-form">
        {message !== null && (
          <Banner tone="danger" role="alert">
            {message}
          </Banner>
        )}
        {slider ? (
          <SliderPuzzle
            challengeId={slider.lot_number}
            image={slider.image}
            piece={slider.piece}
            width={slider.width}
            height={slider.height}
            pieceSize={slider.pieceSize}
            pieceY={slider.pieceY}
            label={t(m.slider)}
            hint={t(m.sliderHint)}
            refreshLabel={t(m.sliderRefresh)}
            onSubmit={(x) => dispatch({ type: 'pieceMoved', x })}
            onRefresh={() => dispatch({ type: 'captchaRenewed' })}
          />
        ) : (
          <Skeleton rows={5} label={t(m.sliderLoading)} />
        )}
      </div>
    </Dialog>
  );
}
