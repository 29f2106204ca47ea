import { expect, test } from 'vitest';
import { createSiteI18n, type CatalogSource } from './site-i18n.ts';

const hello = /*i18n*/ { id: 'hello', message: '你好' };

function catalogs(): CatalogSource & { fail: boolean; loads: string[] } {
  const source = {
    fail: false,
    loads: [] as string[],
    'zh-Hans': async () => {
      source.loads.push('zh-Hans');
      return { messages: { hello: '你好' } };
    },
    'zh-Hant': async () => {
      source.loads.push('zh-Hant');
      if (source.fail) throw new Error('offline');
      return { messages: { hello: '您好' } };
    },
  };
  return source;
}

test('before any catalog is there a message shows its own text', () => {
  expect(createSiteI18n(catalogs()).t(hello)).toBe('你好');
});

test('a locale is loaded once, however often it is asked for', async () => {
  const source = catalogs();
  const site = createSiteI18n(source);
  site.preload('zh-Hant');
  await Promise.all([site.activate('zh-Hant'), site.activate('zh-Hant')]);
  expect(source.loads).toEqual(['zh-Hant']);
  expect(site.t(hello)).toBe('您好');
});

test('a locale that cannot be loaded leaves the one of the moment, and can be tried again', async () => {
  const source = catalogs();
  source.fail = true;
  const site = createSiteI18n(source);
  await site.activate('zh-Hans');
  await expect(site.activate('zh-Hant')).rejects.toThrow('offline');
  expect(site.locale).toBe('zh-Hans');
  source.fail = false;
  await site.activate('zh-Hant');
  expect(site.t(hello)).toBe('您好');
});
