import { expect, test } from 'vitest';
import { kitClasses, lookOf, lookProblems, readLooks, writeLooks } from './screen-looks.ts';

const kit = kitClasses(['.cs-card,\n.cs-card__head {\n  gap: 1px;\n}\n/* .cs-note */\n']);

test('the classes of the kit are those that it has rules for', () => {
  expect([...kit]).toEqual(['cs-card', 'cs-card__head']);
});

test('look and rules for the kit are counted, layout is not', () => {
  const css = `
/* color: red; */
.cs-vip,
.cs-vip .cs-card__head:hover {
  display: grid;
  color: var(--cs-text-2);
  border-top: 1px solid var(--cs-line);
  border-collapse: collapse;
  outline-offset: -2px;
  font-size: var(--cs-text-sm);
}

@media (width >= 768px) {
  .cs-vip__row {
    background: var(--cs-surface);
    gap: var(--cs-space-2);
  }
}
`;
  expect(lookOf(css, kit)).toEqual({ look: 4, kit: 1 });
});

const list = (look: number, rules = 0) => new Map([['vip.css', { look, kit: rules }]]);

test('a sheet may not become more of a look, nor a new one have any', () => {
  const more = (...lists: Parameters<typeof lookProblems>) => lookProblems(...lists).more;
  expect(more(list(3), list(4))).toEqual([expect.stringContaining('at most 3 and 0')]);
  expect(more(list(3), list(3, 1))).toEqual([expect.stringContaining('1 rules')]);
  expect(more(new Map(), list(1))).toEqual([expect.stringContaining('at most 0 and 0')]);
  expect(lookProblems(list(3), list(3))).toEqual({ more: [], less: [] });
});

test('what has become less must be written down, so that it cannot come back', () => {
  const less = ['vip.css: less than the list says; run `pnpm run screen-looks --write`'];
  expect(lookProblems(list(3), list(2))).toEqual({ more: [], less });
  expect(lookProblems(list(3), new Map())).toEqual({ more: [], less });
});

test('the list is read as it was written, without sheets that are layout alone', () => {
  const found = new Map([
    ['b.css', { look: 2, kit: 1 }],
    ['a.css', { look: 0, kit: 4 }],
    ['c.css', { look: 0, kit: 0 }],
  ]);
  expect(writeLooks(found)).toBe('file\tlook\tkit\na.css\t0\t4\nb.css\t2\t1\n');
  expect([...readLooks(writeLooks(found)).keys()]).toEqual(['a.css', 'b.css']);
});
