import type { PictureCaptcha as Picture } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button, Dialog, TextField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { CAPTCHA_MAX, checkCaptchaText, type CaptchaViolation } from '../core/captcha-text.ts';
import { m, violationMessages } from './messages.ts';
import type { FlowDispatch } from '../core/flow-runner.ts';

export interface CaptchaProps {
  /** Another number asks for another picture. */
  round: number;
  /** What was wrong with the last try. */
  message: string | null;
  /** The call that the captcha was for is under way. */
  busy: boolean;
  dispatch: FlowDispatch;
}

interface Typed {
  round: number;
  text: string;
  /** A message about the last try goes as soon as something is typed. */
  edited: boolean;
  violation: CaptchaViolation | null;
}

/** The picture captcha of spec access 2. */
export function PictureCaptcha({ round, message, busy, dispatch }: CaptchaProps) {
  const t = useT();
  const faultText = useFaultText();
  const { client } = useServices();
  const [loaded, setLoaded] = useState<{ round: number; picture: Picture } | null>(null);
  const [typed, setTyped] = useState<Typed>({ round, text: '', edited: false, violation: null });
  const picture = loaded?.round === round ? loaded.picture : null;
  // What was typed belongs to its picture; the next one starts empty.
  const { text, edited, violation } =
    typed.round === round ? typed : { text: '', edited: false, violation: null };

  useEffect(() => {
    const abort = new AbortController();
    client.call('/site/api/v1/user/register/defaultKaptcha', {}, { signal: abort.signal }).then(
      (picture) => setLoaded({ round, picture }),
      (fault: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: 'captchaBroke', digit: 1, text: faultText(fault) });
      },
    );
    return () => abort.abort();
  }, [client, dispatch, faultText, round]);

  const own = violation && t(violationMessages[violation.code], { max: CAPTCHA_MAX });
  const error = own ?? (edited ? null : message) ?? undefined;

  return (
    <Dialog
      open
      width="sm"
      title={t(m.pictureTitle)}
      closeLabel={t(words.close)}
      onClose={() => dispatch({ type: 'captchaClosed' })}
    >
      <form
        noValidate
        className="cs-auth-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!picture || busy) return;
          const [found = null] = checkCaptchaText(text);
          setTyped({ round, text, edited, violation: found });
          if (found) return;
          const proof = { codeId: picture['x-code'], code: text.trim() };
          dispatch({ type: 'captchaPassed', proof });
        }}
      >
        <button
          type="button"
          className="cs-auth-picture"
          aria-busy={picture === null}
          aria-label={picture ? undefined : t(m.pictureLoading)}
          onClick={() => dispatch({ type: 'captchaRenewed' })}
        >
          {picture && (
            <img src={picture.image} alt={t(m.pictureAlt)} data-captcha-id={picture['x-code']} />
          )}
        </button>
        <TextField
          label={t(m.captchaText)}
          name="captcha"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CAPTCHA_MAX}
          value={text}
          error={error}
          onChange={({ target }) =>
            setTyped({ round, text: target.value, edited: true, violation: null })
          }
        />
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {t(words.confirm)}
        </Button>
      </form>
    </Dialog>
  );
}
