import { expect, test } from 'vitest';
import { contentHost } from './content-host.ts';

test('the page of a game’s content has no origin, and only the site may frame it', () => {
  const { headers, body } = contentHost({ gameOrigins: ['https://games.example'] });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms;/);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("frame-src 'self' https://games.example");
  expect(body).toContain('event.source !== parent');
});

test('an origin that could begin another directive is refused', () => {
  expect(() => contentHost({ gameOrigins: ['https://a; script-src *'] })).toThrow(/gameOrigins/);
});
