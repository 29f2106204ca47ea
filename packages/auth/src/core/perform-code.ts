import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { Clock } from '@courtside/kernel';
import { CODE_CATE, RESEND_SECONDS, type CodeEffect, type CodeEvent } from './code-request.ts';
import { passwordHash } from './password-hash.ts';

/**
 * `type` of the call by the purpose of a code (spec access 4); `binding` and `second` are for logged-in members only.
 */
export const CODE_TYPE = { reset: 2, newDevice: 3, binding: 4, second: 5 } as const;
export type CodePurpose = keyof typeof CODE_TYPE;

export interface CodeParts {
  client: Pick<ApiClient, 'answer' | 'seal'>;
  clock: Pick<Clock, 'now'>;
  /** Text of a fault for the member. */
  faultText: (fault: unknown) => string;
}

const SIXTY_SECONDS = 6066;

/** The wait that comes with 6066, in ms; sixty seconds when the gateway told none. */
function waitIn(data: unknown): number {
  const { seconds } = (data ?? {}) as { seconds?: unknown };
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? seconds * 1000
    : RESEND_SECONDS * 1000;
}

/**
 * Sends a code: each value is sent sealed, with its md5 beside it (spec access 7).
 *
 * @returns its outcome as an event for the request; never rejects
 */
export async function performCode(
  { attempt, order, proof }: Extract<CodeEffect, { type: 'sendCode' }>,
  purpose: CodePurpose,
  { client, clock, faultText }: CodeParts,
): Promise<CodeEvent> {
  const { way, to, name } = order;
  const captchaId = proof?.codeId ?? '';
  const isVisitor = purpose === 'reset' || purpose === 'newDevice';
  try {
    const [sendCodeNumV2, sendNameV2, codeIdV2] = await Promise.all([
      client.seal(to),
      client.seal(name),
      client.seal(captchaId),
    ]);
    const answer = await client.answer(
      isVisitor ? '/site/api/v1/sendCode/one' : '/site/api/v1/sendCode/two',
      {
        sendCodeNumV2,
        sendNameV2,
        codeIdV2,
        SendCodeNum: passwordHash(to),
        SendName: passwordHash(name),
        codeId: passwordHash(captchaId),
        type: CODE_TYPE[purpose],
        cate: CODE_CATE[way],
        version: 1,
        kaptchcate: proof ? 1 : 99,
        imageCode: proof?.code ?? '',
      },
    );
    return answer.statusCode === 6000
      ? { type: 'codeSent', attempt, resendAt: clock.now() + answer.data.resendAfterMs }
      : { type: 'codeCaptchaAsked', attempt, text: answer.message };
  } catch (fault) {
    const statusCode = isGatewayError(fault) ? fault.statusCode : null;
    const wait = isGatewayError(fault) && statusCode === SIXTY_SECONDS ? waitIn(fault.data) : null;
    return {
      type: 'codeRefused',
      attempt,
      statusCode,
      text: faultText(fault),
      ...(wait !== null && { resendAt: clock.now() + wait }),
    };
  }
}
