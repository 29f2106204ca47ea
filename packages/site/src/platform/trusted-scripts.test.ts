import { expect, test } from 'vitest';
import { createTrustedScripts } from './trusted-scripts.ts';

const BASE = 'https://site.example/game/sport';
const ALLOWED = ['/sw.js', 'https://captcha.example/engine.js'];

const factory = {
  created: [] as string[],
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }) {
    factory.created.push(name);
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
  },
};

test('the policy passes exactly the list', () => {
  const scripts = createTrustedScripts(ALLOWED, BASE, factory);
  expect(factory.created).toEqual(['courtside']);
  expect(scripts.scriptUrl('/sw.js')).toEqual({ trusted: 'https://site.example/sw.js' });
  expect(scripts.scriptUrl('https://captcha.example/engine.js')).toEqual({
    trusted: 'https://captcha.example/engine.js',
  });
});

test.each([
  'https://evil.example/sw.js',
  '/sw.js?x=1',
  'https://captcha.example/other.js',
  'data:text/javascript,1',
  'blob:https://site.example/1',
])('%s is refused, with Trusted Types and without', (address) => {
  for (const made of [
    createTrustedScripts(ALLOWED, BASE, factory),
    createTrustedScripts(ALLOWED, BASE),
  ]) {
    expect(() => made.scriptUrl(address)).toThrow(
      expect.objectContaining({ code: 'site.untrusted-script' }),
    );
  }
});
