import { RESULT_CODES, resultCode } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { i18nFrameMessages } from '../catalogs/index.ts';
import { messages as traditional } from '../catalogs/zh-Hant.frame.ts';
import { createSiteI18n } from '../site-i18n.ts';
import { codeMessage } from './code-message.ts';
import { faultMessage } from './fault-message.ts';

async function ownTexts() {
  const site = createSiteI18n();
  await site.use(i18nFrameMessages);
  return site;
}

test('every business code has a text of its own kind in both locales', async () => {
  const site = await ownTexts();
  for (const locale of ['zh-Hans', 'zh-Hant'] as const) {
    await site.activate(locale);
    for (const row of RESULT_CODES) {
      const message = codeMessage(row.code);
      expect(message.id).toBe(row.messageKey);
      expect(site.t(message)).toMatch(/\p{Script=Han}/u);
    }
  }
});

test('the Traditional catalog has the message of every business code itself', () => {
  const keys = [...RESULT_CODES.map(({ messageKey }) => messageKey), resultCode(0).messageKey];
  expect(keys.filter((key) => !Object.hasOwn(traditional, key))).toEqual([]);
});

test('[CO-09] [CO-56] the stock messages are there under their codes', async () => {
  const site = await ownTexts();
  await site.activate('zh-Hans');
  const told = [6000, 6005, 6001, 6010, 6007, 6003, 6011, 6013, 6004, 6008];
  expect(told.map((code) => site.t(codeMessage(code)))).toEqual([
    '成功',
    '服务出了点小问题，请稍后重试',
    '登录已失效，请重新登录',
    '文件上传失败',
    '请求参数错误',
    '请求被拒绝',
    '请勿频繁提交',
    '系统维护中',
    '未找到数据',
    '非法请求',
  ]);
});

test('[NV-15] Traditional Chinese differs where the terms differ', async () => {
  const site = await ownTexts();
  await site.activate('zh-Hans');
  expect(site.t(codeMessage(6001))).toBe('登录已失效，请重新登录');
  await site.activate('zh-Hant');
  expect(site.t(codeMessage(6001))).toBe('登入已失效，請重新登入');
  await site.activate('zh-Hans');
  expect(site.t(codeMessage(6001))).toBe('登录已失效，请重新登录');
});

test('a text that only the source has shows in the source language', async () => {
  const site = await ownTexts();
  await site.activate('zh-Hant');
  expect(site.t({ id: 'not.in.any.catalog', message: '仅有原文' })).toBe('仅有原文');
});

test('[CO-57] the message of the gateway comes first, then one by code, never the text for engineers', () => {
  expect(faultMessage({ statusCode: 6777, serverMessage: '额度不足' })).toEqual({
    text: '额度不足',
  });
  expect(faultMessage({ statusCode: 6777, serverMessage: '' })).toEqual({
    message: codeMessage(6777),
  });
  const secret = new CourtsideError('token abc', { code: 'client.network', kind: 'network' });
  const told = faultMessage(secret);
  expect('message' in told && told.message.id).toBe('words.network');
  expect(JSON.stringify(faultMessage(new Error('stack')))).not.toContain('stack');
});
