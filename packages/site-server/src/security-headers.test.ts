import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const directive = (name: string, policy = securityHeaders()) =>
  policy['content-security-policy']?.split('; ').find((each) => each.startsWith(`${name} `));

test('a page runs nothing but its own scripts, and passes only the policy courtside', () => {
  expect(directive('script-src')).toBe("script-src 'self'");
  expect(directive('worker-src')).toBe("worker-src 'self'");
  expect(directive('img-src')).toBe("img-src 'self' data:");
  expect(directive('trusted-types')).toBe('trusted-types courtside');
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('a brand opens its own origins, and nothing else', () => {
  const policy = securityHeaders({
    gameOrigins: ['https://games.example', 'https://slots.example:8443'],
    imageOrigins: ['https://cdn.example'],
    scripts: ['/sw.js', 'https://captcha.example/engine.js'],
    frameAncestors: ['https://portal.example'],
  });
  expect(directive('frame-src', policy)).toBe(
    "frame-src 'self' https://games.example https://slots.example:8443",
  );
  expect(directive('script-src', policy)).toBe(
    "script-src 'self' https://captcha.example/engine.js",
  );
  expect(directive('img-src', policy)).toBe("img-src 'self' data: https://cdn.example");
  expect(directive('frame-ancestors', policy)).toBe('frame-ancestors https://portal.example');
});

test.each([
  { gameOrigins: ["https://games.example; script-src 'unsafe-inline'"] },
  { gameOrigins: ['http://games.example'] },
  { gameOrigins: ['*'] },
  { imageOrigins: ['*'] },
  { imageOrigins: ['http://cdn.example'] },
  { imageOrigins: ['https://cdn.example; frame-src *'] },
  { scripts: ["https://x.example/a.js 'unsafe-eval'"] },
  { scripts: ['https://x.example'] },
  { frameAncestors: ['https:'] },
])('%j is refused', (policy) => {
  expect(() => securityHeaders(policy)).toThrow(
    expect.objectContaining({ code: 'site-server.bad-policy' }),
  );
});
