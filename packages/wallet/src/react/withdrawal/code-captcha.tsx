import type { ApiClient, CallData } from '@courtside/api-client';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, IconButton, IconRefresh, PictureCaptcha, TextField } from '@courtside/ui';
import { pw } from './password-messages.ts';

/** Maximum length of an answer to a captcha (spec access 9). */
const MAX = 10;

/** The captcha before a code: a picture, or a question in words for a member who cannot see it. */
export type CodeChallenge =
  | (CallData<'/site/api/v1/user/register/defaultKaptcha'> & { readonly kind: 'picture' })
  | (CallData<'/site/api/v1/user/member/captchaQuestion'> & { readonly kind: 'question' });

export async function fetchChallenge(
  client: Pick<ApiClient, 'call'>,
  kind: CodeChallenge['kind'],
): Promise<CodeChallenge> {
  return kind === 'picture'
    ? { kind, ...(await client.call('/site/api/v1/user/register/defaultKaptcha', {})) }
    : { kind, ...(await client.call('/site/api/v1/user/member/captchaQuestion', {})) };
}

export const challengeId = (challenge: CodeChallenge): string =>
  challenge.kind === 'picture' ? challenge['x-code'] : challenge.id;

/** The question is the label of its field, so that a screen reader reads it when the field gets the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

export interface CodeCaptchaProps {
  kind: CodeChallenge['kind'];
  /** Null while it loads. */
  challenge: CodeChallenge | null;
  text: string;
  onText: (text: string) => void;
  /** Requests another challenge, of this kind. */
  onRenew: (kind: CodeChallenge['kind']) => void;
}

export function CodeCaptcha({ kind, challenge, text, onText, onRenew }: CodeCaptchaProps) {
  const t = useT();
  const question = challenge?.kind === 'question' ? challenge : null;
  const picture = challenge?.kind === 'picture' ? challenge : null;
  return (
    <>
      {kind === 'picture' ? (
        <PictureCaptcha
          label={t(pw.picture)}
          name="captcha"
          image={picture?.image ?? null}
          imageAlt={t(pw.pictureAlt)}
          captchaId={picture?.['x-code']}
          loadingLabel={t(words.loading)}
          refreshLabel={t(pw.pictureAgain)}
          maxLength={MAX}
          value={text}
          onRefresh={() => onRenew(kind)}
          onChange={({ target }) => onText(target.value)}
        />
      ) : (
        <TextField
          key={question?.id ?? ''}
          ref={question ? takeFocus : null}
          label={question?.question ?? t(words.loading)}
          name="captcha"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX}
          readOnly={question === null}
          data-captcha-id={question?.id}
          value={text}
          end={
            <IconButton label={t(pw.questionAgain)} onClick={() => onRenew(kind)}>
              <IconRefresh size={16} aria-hidden />
            </IconButton>
          }
          onChange={({ target }) => onText(target.value)}
        />
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onRenew(kind === 'picture' ? 'question' : 'picture')}
      >
        {t(kind === 'picture' ? pw.toQuestion : pw.toPicture)}
      </Button>
    </>
  );
}
