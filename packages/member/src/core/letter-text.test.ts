import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTER_MAX, letterBlocks, letterLine } from './letter-text.ts';

test('lines are paragraphs, entries that follow each other are one list', () => {
  expect(
    letterBlocks(
      '您好\n\n- 金额 **100** 元\n- 单号 D1\n请[查看记录](/mine/transRecord?tab=deposit)。',
    ),
  ).toEqual([
    { kind: 'paragraph', lines: [[{ text: '您好' }]] },
    {
      kind: 'list',
      lines: [
        [{ text: '金额 ' }, { text: '100', strong: true }, { text: ' 元' }],
        [{ text: '单号 D1' }],
      ],
    },
    {
      kind: 'paragraph',
      lines: [
        [{ text: '请' }, { text: '查看记录', to: '/mine/transRecord?tab=deposit' }, { text: '。' }],
      ],
    },
  ]);
});

test.each([
  'https://example.com/mine',
  '//example.com',
  '/\\example.com',
  '/%0a//example.com:8080',
  'javascript:alert`1`',
  'data:text/html,x',
  'mine/play',
  '/mine play',
])('a link to %s is its words alone', (to) => {
  const [block] = letterBlocks(`[这里](${to})`);
  expect(block?.lines.flat().filter((span) => span.to !== undefined)).toEqual([]);
  expect(letterLine(`[这里](${to})`)).toContain('这里');
});

test.each(['<b>粗</b>', '1 * 2 ** 3', '[未完', '[](/mine)', '&lt;', '-5 元', '**'])(
  '%j is shown as it was written',
  (text) => {
    expect(letterBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[{ text }]] }]);
  },
);

test('no letter loses a word, leads out of the site or throws', () => {
  const piece = fc.oneof(
    // Without `)`, which would end a link whose address has spaces.
    fc.string().map((text) => text.replaceAll(')', '')),
    fc.constantFrom('**', '[', ']', '](', '(/mine/play)', '(//x.y)', '\n', '- ', '/', '\\', '词'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const content = pieces.join('');
      for (const { to } of letterBlocks(content).flatMap(({ lines }) => lines.flat())) {
        if (to !== undefined) {
          expect(new URL(to, 'https://site.test').origin).toBe('https://site.test');
        }
      }
      const words = (content.match(/词/g) ?? []).length;
      expect((letterLine(content).match(/词/g) ?? []).length).toBe(words);
    }),
  );
});

test('a letter of a megabyte is cut, whatever it is made of', () => {
  for (const filler of ['[', '*', '**', '[a](', '- \n']) {
    const line = letterLine(filler.repeat(1_048_576 / filler.length));
    expect(line.length).toBeLessThanOrEqual(LETTER_MAX);
  }
});
