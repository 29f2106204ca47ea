import type { Message } from '@courtside/i18n';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

const t = ({ message }: Message, params: Readonly<Record<string, unknown>> = {}) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
const leg = (reason: 'suspended' | 'danger-ball' | null) => ({ reason });

test.each([
  ['limit-payout', '未接受，本金已退还：可赢额超过今日派彩上限'],
  ['duplicate', '未接受，本金已退还：已有相同的未结算注单'],
  ['balance', '未接受，本金已退还：余额不足'],
  // A reason of a gateway that is newer than this package.
  ['weather', '未接受，本金已退还：投注条件不符合要求'],
  ['toString', '未接受，本金已退还：投注条件不符合要求'],
  [null, '未接受，本金已退还：投注条件不符合要求'],
])('a ticket that was refused for %s says so', (reason, text) => {
  expect(refusalText(reason, [leg(null)], t)).toBe(text);
});

test('where the reason lies in the legs each is told once, and goes before that of the ticket', () => {
  const legs = [leg('suspended'), leg('danger-ball'), leg('suspended')];
  expect(refusalText('balance', legs, t)).toBe('未接受，本金已退还：盘口暂停投注、出现危险球');
});
