import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from './language.ts';
import type { MessageSource } from './message-source.ts';
import { createSiteI18n } from './site-i18n.ts';

const hello = { id: 'hello', message: '你好' };
const many = { id: 'many', message: '共{count}项，{count}' };

/** A source of Traditional texts that counts its loads. */
function source(messages: Record<string, string> = { hello: '您好' }) {
  const state = { fail: false, loads: 0, arrive: Promise.resolve() };
  const own: MessageSource = {
    async 'zh-Hant'() {
      state.loads += 1;
      await state.arrive;
      if (state.fail) throw new Error('offline');
      return { messages };
    },
  };
  return Object.assign(state, { own });
}

test('Simplified needs no catalogue, placeholders included', async () => {
  const { own, ...state } = source();
  const site = createSiteI18n();
  await site.use(own);
  expect([site.t(hello), site.t(many, { count: 3 }), state.loads]).toEqual(['你好', '共3项，3', 0]);
});

test('a source that came into use before the switch is there with it, and is loaded once', async () => {
  const texts = source({ hello: '您好', many: '共{count}項' });
  const site = createSiteI18n();
  await site.use(texts.own);
  site.preload('zh-Hant');
  await Promise.all([site.activate('zh-Hant'), site.activate('zh-Hant')]);
  expect([site.t(hello), site.t(many, { count: 3 }), texts.loads]).toEqual(['您好', '共3項', 1]);
});

test('a source that comes into use while the switch is under way is there with it', async () => {
  const slow = source();
  let resolve = () => {};
  slow.arrive = new Promise((done) => {
    resolve = done;
  });
  const site = createSiteI18n();
  await site.use(slow.own);
  const switched = site.activate('zh-Hant');
  const late = source({ many: '晚到' });
  const used = site.use(late.own);
  const seen: string[] = [];
  site.onSwitch(() => seen.push(site.t(hello), site.t(many)));
  resolve();
  await Promise.all([switched, used]);
  expect(seen).toEqual(['您好', '晚到']);
});

test('a source that comes into use in Traditional is loaded at once', async () => {
  const site = createSiteI18n();
  await site.activate('zh-Hant');
  const { own } = source();
  await site.use(own);
  expect(site.t(hello)).toBe('您好');
});

test('a text that the locale lacks shows in Simplified, never as an id', async () => {
  const site = createSiteI18n();
  await site.use(source().own);
  await site.activate('zh-Hant');
  expect(site.t(many, { count: 3 })).toBe('共3项，3');
});

test('texts that cannot be loaded leave the current locale, and can be tried again', async () => {
  const texts = source();
  texts.fail = true;
  const site = createSiteI18n();
  await site.use(texts.own);
  await expect(site.activate('zh-Hant')).rejects.toThrow('offline');
  expect(site.locale).toBe('zh-Hans');
  texts.fail = false;
  await site.activate('zh-Hant');
  expect(site.t(hello)).toBe('您好');
});

test('of two switches the last one wins, however long the first takes', async () => {
  const slow = source();
  let resolve = () => {};
  slow.arrive = new Promise((done) => {
    resolve = done;
  });
  const site = createSiteI18n();
  await site.use(slow.own);
  const first = site.activate('zh-Hant');
  await site.activate('zh-Hans');
  resolve();
  await first;
  expect(site.locale).toBe('zh-Hans');
});

test('a switch is told once, and texts that arrive are no switch', async () => {
  const site = createSiteI18n();
  const told: string[] = [];
  const drawn = vi.fn<() => void>();
  const end = site.onSwitch(({ tag }) => told.push(tag));
  await site.activate('zh-Hant');
  await site.activate('zh-Hant');
  site.i18n.on('change', drawn);
  await site.use(source().own);
  // The page does not render again for texts that are not shown yet.
  expect([site.t(hello), drawn.mock.calls.length]).toEqual(['您好', 0]);
  end();
  await site.activate('zh-Hans');
  expect(told).toEqual(['zh-Hant']);
});

test('texts of the brand win over those of the packages in both scripts', async () => {
  const site = createSiteI18n({
    texts: { 'zh-Hans': { many: '{count} 个' }, 'zh-Hant': { hello: '歡迎' } },
  });
  await site.use(source({ hello: '您好', many: '共{count}項' }).own);
  expect([site.t(hello), site.t(many, { count: 2 })]).toEqual(['你好', '2 个']);
  await site.activate('zh-Hant');
  expect([site.t(hello), site.t(many, { count: 2 })]).toEqual(['歡迎', '共2項']);
});

describe('a language that the packages do not have', () => {
  const languages = [...LANGUAGES, { tag: 'en', name: 'English' }];

  test('shows its own texts, and Simplified ones for what it lacks', async () => {
    const site = createSiteI18n({ languages, texts: { en: { hello: 'Hello' } } });
    await site.use(source({ hello: '您好', many: '共{count}項' }).own);
    await site.activate('en');
    expect([site.t(hello), site.t(many, { count: 2 })]).toEqual(['Hello', '共2项，2']);
    expect([site.language.name, site.locale]).toEqual(['English', 'zh-Hans']);
  });

  test('comes from a source of its own as well', async () => {
    const site = createSiteI18n({ languages });
    await site.use({ en: async () => ({ messages: { many: '{count} in all' } }) });
    await site.activate('en');
    expect([site.t(hello), site.t(many, { count: 2 })]).toEqual(['你好', '2 in all']);
  });

  test('stands on Traditional texts where it says so', async () => {
    const macau = { tag: 'zh-MO', name: '繁體（澳門）', content: 'zh-Hant' as const };
    const site = createSiteI18n({
      languages: [...LANGUAGES, macau],
      texts: { 'zh-MO': { many: '{count} 項' } },
    });
    await site.use(source({ hello: '您好', many: '共{count}項' }).own);
    await site.activate('zh-MO');
    expect([site.t(hello), site.t(many, { count: 2 })]).toEqual(['您好', '2 項']);
    expect(site.locale).toBe('zh-Hant');
  });

  test('is refused where the site does not have it, and nothing changes', async () => {
    const unknown = expect.objectContaining({ code: 'i18n.unknown-language' });
    const site = createSiteI18n();
    await expect(site.activate('en')).rejects.toThrow(unknown);
    expect(site.language.tag).toBe('zh-Hans');
    expect(() => createSiteI18n({ texts: { en: { hello: 'Hello' } } })).toThrow(unknown);
  });

  test('has its own texts before those of the site in Chinese, whichever comes last', async () => {
    const macau = { tag: 'zh-MO', name: '繁體（澳門）', content: 'zh-Hant' as const };
    const site = createSiteI18n({
      languages: [...LANGUAGES, macau],
      texts: { 'zh-Hant': { hello: '歡迎' } },
    });
    const late = source({ hello: '您好', many: '共{count}項' });
    let arrive = () => {};
    late.arrive = new Promise((resolve) => (arrive = resolve));
    const slow = site.use(late.own);
    await site.use({
      'zh-MO': async () => ({ messages: { hello: '澳門你好', many: '{count} 項' } }),
    });
    const switched = site.activate('zh-MO');
    arrive();
    await Promise.all([slow, switched]);
    expect([site.t(hello), site.t(many, { count: 2 })]).toEqual(['澳門你好', '2 項']);
  });

  test.each([
    ['no tag', [...LANGUAGES, { tag: 'en_US', name: 'English' }]],
    ['one that is there already', [...LANGUAGES, { tag: 'zh-Hant', name: '繁體' }]],
  ])('is refused with %s', (_, twice) => {
    expect(() => createSiteI18n({ languages: twice })).toThrow(
      expect.objectContaining({ code: 'i18n.bad-language' }),
    );
  });
});
