import { useT } from '@courtside/i18n/react';
import { Banner, Skeleton, SliderPuzzle } from '@courtside/ui';
import type { CaptchaProps } from './captcha-dialog.tsx';
import { m, violationMessages } from './messages.ts';

/** The slider captcha of spec access 2. The range stays enabled while it is checked, so that the focus stays in it. */
export function SliderCaptcha({ captcha, dispatch }: CaptchaProps) {
  const t = useT();
  const { challenge, problem } = captcha;
  const message = problem ? t(violationMessages[problem.code]) : captcha.message;
  const slider = challenge?.kind === 'slider' ? challenge.slider : null;

  return (
    <>
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
    </>
  );
}
