import { CourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { GatewayError } from './gateway-error.ts';
import { isOutcomeKnown } from './is-outcome-known.ts';

test.each([
  ['a refusal', new GatewayError(6007, '参数错误'), true],
  ['a session that is over', new GatewayError(6001, ''), true],
  ['a gateway that broke', new GatewayError(6005, ''), false],
  ['a replay that the browser made', new GatewayError(6008, '非法请求'), false],
  ['a refusal as the store keeps it', { code: 'gateway.6009', statusCode: 6009 }, true],
  ['a fault without a code', { code: 'client.network', kind: 'network' }, false],
  ['a silence', new CourtsideError('late', { code: 'client.timeout', kind: 'timeout' }), false],
  ['anything else', 'oops', false],
])('%s', (_, fault, known) => {
  expect(isOutcomeKnown(fault)).toBe(known);
});
