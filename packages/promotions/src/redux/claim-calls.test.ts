import { GatewayError } from '@courtside/api-client';
import { expect, test } from 'vitest';
import type { ClaimIntent } from '../core/claim.ts';
import { gatewayClaims } from './claim-calls.ts';

const intent = (target: ClaimIntent['target']): ClaimIntent => ({
  ...{ owner: '100001', key: '00000000-0000-4000-8000-000000000001', at: 0, target },
});

function claims(answer: unknown) {
  const asked: unknown[][] = [];
  const call = async (...all: unknown[]) => {
    asked.push(all);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, port: gatewayClaims({ call } as unknown as Parameters<typeof gatewayClaims>[0]) };
}

test('promotions, their tasks and gifts for points are claimed under the key, and not sent again by themselves', async () => {
  const { asked, port } = claims({ exchange: { exchangeId: 'E1-1' } });
  await port(intent({ promotionId: 'p-first' }));
  await port(intent({ promotionId: 'p-task', taskId: 'phone' }));
  expect(await port(intent({ promotionId: 'points', giftId: 'bonus-1' }))).toMatchObject({
    status: 'given',
    exchange: { exchangeId: 'E1-1' },
  });
  const key = '00000000-0000-4000-8000-000000000001';
  expect(asked).toEqual([
    ['/act/api/v1/promotion/confirmInfo', { promotionId: 'p-first', key }, { retry: false }],
    [
      '/act/api/v1/promotion/confirmInfo',
      { promotionId: 'p-task', taskId: 'phone', key },
      { retry: false },
    ],
    ['/act/api/v1/activityTopGift/exchange', { giftId: 'bonus-1', key }, { retry: false }],
  ]);
});

test('a refusal is an outcome; what tells nothing of the claim is thrown, so that it is asked for again', async () => {
  const refused = new GatewayError(6003, '暂无可领取的奖励');
  expect(await claims(refused).port(intent({ promotionId: 'p' }))).toEqual({
    status: 'refused',
    refusal: { statusCode: 6003, text: '暂无可领取的奖励' },
  });
  await expect(claims(new Error('cut')).port(intent({ promotionId: 'p' }))).rejects.toThrow('cut');
});
