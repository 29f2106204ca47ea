import { expect, test } from 'vitest';
import { translate } from './translate.ts';

test.each([
  ['网络确认后到账', '網路確認後入帳'],
  ['审核未通过，款项已退回', '審核未通過，款項已退回'],
  ['收款账号', '收款帳號'],
  ['账号已锁定', '帳戶已鎖定'],
])('%s is %s to readers of Traditional Chinese', (text, own) => {
  expect(translate(text, 'zh-tw')).toBe(own);
  expect(translate(text, 'zh-cn')).toBe(text);
});
