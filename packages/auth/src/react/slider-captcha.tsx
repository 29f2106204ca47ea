import { words } from '@courtside/i18n';
import { isGatewayError } from '@courtside/api-client';
import type { SliderChallenge, SliderResult } from '@courtside/contract';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Dialog, IconAlert, Skeleton, SliderPuzzle } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { m } from './messages.ts';
import type { CaptchaProps } from './picture-captcha.tsx';

const WRONG_PLACE = 6007;

/** The slider captcha: the engine's challenge and answer, then the site's own check (spec access 7). */
export function SliderCaptcha({ round, message, busy, dispatch }: CaptchaProps) {
  const t = useT();
  const faultText = useFaultText();
  const { client } = useServices();
  const [loaded, setLoaded] = useState<{ round: number; challenge: SliderChallenge } | null>(null);
  const checking = useRef(false);

  useEffect(() => {
    const abort = new AbortController();
    client.call('/site/api/v1/user/member/sliderChallenge', {}, { signal: abort.signal }).then(
      (challenge) => setLoaded({ round, challenge }),
      (fault: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: 'captchaBroke', digit: 6, text: faultText(fault) });
      },
    );
    return () => abort.abort();
  }, [client, dispatch, faultText, round]);

  async function answer({ lot_number }: SliderChallenge, x: number): Promise<SliderResult | null> {
    try {
      return await client.call('/site/api/v1/user/member/sliderAnswer', { lot_number, x });
    } catch (fault) {
      if (isGatewayError(fault, WRONG_PLACE)) {
        dispatch({ type: 'captchaWrong', text: t(m.sliderWrong) });
      } else {
        dispatch({ type: 'captchaBroke', digit: 6, text: faultText(fault) });
      }
      return null;
    }
  }

  async function check(result: SliderResult): Promise<void> {
    try {
      await client.call('/site/api/v1/user/member/validateGeeCheck', {
        ...result,
        validate_way: 0,
      });
    } catch (fault) {
      dispatch({ type: 'captchaBroke', digit: 2, text: faultText(fault) });
      return;
    }
    const proof = { codeId: result.lot_number, code: result.pass_token };
    dispatch({ type: 'captchaPassed', proof });
  }

  async function submit(x: number): Promise<void> {
    // The range stays enabled meanwhile: disabling it would take the focus from the keyboard.
    if (checking.current || busy || loaded?.round !== round) return;
    checking.current = true;
    try {
      const result = await answer(loaded.challenge, x);
      if (result) await check(result);
    } finally {
      checking.current = false;
    }
  }

  // The old challenge stays in sight until the next one is there, and the focus with it.
  const challenge = loaded?.challenge;

  return (
    <Dialog
      open
      width="sm"
      title={t(m.sliderTitle)}
      closeLabel={t(words.close)}
      onClose={() => dispatch({ type: 'captchaClosed' })}
    >
      <div className="cs-auth-slider">
        {message !== null && (
          <p className="cs-auth-alert" role="alert">
            <IconAlert size={16} aria-hidden />
            <span>{message}</span>
          </p>
        )}
        {challenge ? (
          <SliderPuzzle
            challengeId={challenge.lot_number}
            image={challenge.image}
            piece={challenge.piece}
            width={challenge.width}
            height={challenge.height}
            pieceSize={challenge.pieceSize}
            pieceY={challenge.pieceY}
            label={t(m.slider)}
            hint={t(m.sliderHint)}
            refreshLabel={t(m.sliderRefresh)}
            onSubmit={(x) => void submit(x)}
            onRefresh={() => dispatch({ type: 'captchaRenewed' })}
          />
        ) : (
          <Skeleton rows={5} label={t(m.sliderLoading)} />
        )}
      </div>
    </Dialog>
  );
}
