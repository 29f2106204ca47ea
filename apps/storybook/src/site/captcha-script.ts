import piece from './captchas/piece.png?inline';
import picture from './captchas/picture.png?inline';
import slider from './captchas/slider.png?inline';
import type { Script } from './story-gateway.ts';

const api = '/site/api/v1' as const;

export const PICTURE_CALL = `${api}/user/register/defaultKaptcha` as const;
export const SLIDER_CALL = `${api}/user/member/sliderChallenge` as const;
export const SLIDER_ANSWER_CALL = `${api}/user/member/sliderAnswer` as const;
export const SLIDER_CHECK_CALL = `${api}/user/member/validateGeeCheck` as const;
export const QUESTION_CALL = `${api}/user/member/captchaQuestion` as const;

/** The top edge of the hole in `slider.png`; its left edge is at 240. */
const HOLE_Y = 98;

/**
 * All captchas, drawn as a gateway draws them: `pnpm --filter @courtside/sandbox run captcha-pictures` makes others, and
 * says where the hole is. Whatever is answered passes.
 */
export const captchas: Script = (gateway, zh) => {
  let drawn = 0;
  const next = (kind: string) => `${kind}-${(drawn += 1)}`;
  gateway.on(PICTURE_CALL, () => ({ data: { image: picture, 'x-code': next('picture') } }));
  gateway.on(SLIDER_CALL, () => ({
    data: {
      ...{ lot_number: next('slider'), image: slider, piece },
      ...{ width: 320, height: 160, pieceSize: 48, pieceY: HOLE_Y },
    },
  }));
  gateway.on(QUESTION_CALL, () => ({
    data: {
      id: next('question'),
      question: zh('七加十二等于多少？', '七加十二等於多少？'),
    },
  }));
  gateway.on(SLIDER_ANSWER_CALL, {
    data: { lot_number: 'slider', captcha_output: 'o', pass_token: 'p', gen_time: '1' },
  });
  gateway.on(SLIDER_CHECK_CALL, { data: { result: 'success' } });
};
