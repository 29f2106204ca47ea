import { isGatewayError, type ApiClient } from '@courtside/api-client';
import { md5 } from '@noble/hashes/legacy.js';
import type { CardTask } from '../core/card-change.ts';
import { tidyCardNumber } from '../core/card-number.ts';
import type { WithdrawalOutcome } from '../core/withdrawal.ts';
import type { WithdrawalPort } from '../runner/withdrawal-runner.ts';
import { moneyRefusal } from './money-refusal.ts';

const NOT_FOUND = 6004;
const SUCCESS = 6000;

/** A withdrawal password as it is sent: MD5 of its text in 32 hexadecimal digits (spec access 3). */
export function withdrawalPasswordHash(digits: string): string {
  return hash(digits);
}

function hash(text: string): string {
  const bytes = md5(new TextEncoder().encode(text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The gateway port of a withdrawal. Nothing is retried: after a lost answer the outcome is requested by the key. */
export function gatewayWithdrawals(client: Pick<ApiClient, 'call'>): WithdrawalPort {
  return {
    async send({ key, cardId, amount, costs }, password): Promise<WithdrawalOutcome> {
      const body = {
        ...{ key, cardId, amount },
        ...(costs && { arrives: costs.arrives }),
        ...(password !== null && { password }),
      };
      try {
        const order = await client.call('/fd/api/v1/withdraw/new', body, { retry: false });
        return { status: 'order', order };
      } catch (fault) {
        const refusal = moneyRefusal(fault);
        if (refusal === null) throw fault;
        return { status: 'refused', refusal };
      }
    },
    async ask(key): Promise<WithdrawalOutcome> {
      try {
        const order = await client.call('/fd/api/v1/withdraw/withdrawOrderInfo', { key });
        return { status: 'order', order };
      } catch (fault) {
        if (isGatewayError(fault) && fault.statusCode === NOT_FOUND) return { status: 'absent' };
        throw fault;
      }
    },
  };
}

/** Carries out one change of cards. @param holder the member's registered name, for a new card that carries it */
export async function sendCardTask(
  client: Pick<ApiClient, 'call'>,
  task: CardTask,
  password: string,
  holder: string,
): Promise<void> {
  switch (task.type) {
    case 'add': {
      const { kind, bankCode, network } = task;
      const body = {
        kind,
        number: tidyCardNumber(kind, task.number),
        password,
        ...(kind === 'bank' && { bankCode }),
        ...(kind === 'virtual' ? { network } : { holder }),
      };
      await client.call('/fd/api/v1/bankCard/add', body);
      return;
    }
    case 'remove':
      await client.call('/fd/api/v1/bankCard/remove', { cardId: task.cardId, password });
      return;
    case 'makeDefault':
      await client.call('/fd/api/v1/bankCard/setDefault', { cardId: task.cardId });
  }
}

/** Either a code was sent, or the member must first solve a captcha. */
export type CodeAnswer =
  { readonly type: 'sent'; readonly resendAfterMs: number } | { readonly type: 'captcha' };

/** Sends a code to the bound phone or email, for the withdrawal password (type 5; spec access 7). */
export async function sendSecondCode(
  client: Pick<ApiClient, 'answer' | 'seal'>,
  way: 'sms' | 'email',
  captcha: { readonly id: string; readonly text: string } | null,
): Promise<CodeAnswer> {
  const id = captcha?.id ?? '';
  const [empty, codeIdV2] = await Promise.all([client.seal(''), client.seal(id)]);
  const answer = await client.answer('/site/api/v1/sendCode/two', {
    sendCodeNumV2: empty,
    sendNameV2: await client.seal(''),
    codeIdV2,
    SendCodeNum: hash(''),
    SendName: hash(''),
    codeId: hash(id),
    type: 5,
    cate: way === 'email' ? 1 : 0,
    version: 1,
    kaptchcate: captcha === null ? 99 : 1,
    imageCode: captcha?.text ?? '',
  });
  return answer.statusCode !== SUCCESS
    ? { type: 'captcha' }
    : { type: 'sent', resendAfterMs: answer.data.resendAfterMs };
}
