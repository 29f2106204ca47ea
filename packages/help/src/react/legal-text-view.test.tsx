import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { LegalText } from '../core/legal-text.ts';
import { LegalTextView } from './legal-text-view.tsx';

const TEXT: LegalText = {
  title: 'Rules',
  updated: '2026-01-02',
  intro: ['Hello'],
  sections: [
    {
      id: 'figures',
      heading: 'Figures',
      paragraphs: ['First', 'Second'],
      table: { caption: 'Payouts', head: ['Sport', 'Most'], rows: [['Chess', '1,000']] },
      items: ['An item'],
    },
    { id: 'end', heading: 'End', paragraphs: ['Last'] },
  ],
};

describe('LegalTextView', () => {
  it('shows everything that the text says, in its order', () => {
    const html = renderToStaticMarkup(
      <LegalTextView text={TEXT} locale="zh-Hant" level={3} updated="Changed" />,
    );
    const words = html
      // The labels that a phone shows before each cell are hidden from screen readers.
      .replaceAll(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(words.join(' ')).toBe(
      'Changed Hello Figures First Second Payouts Sport Most Chess 1,000 An item End Last',
    );
    expect(html).toContain('lang="zh-Hant"');
  });

  it.each([2, 3] as const)('has its section headings on level %s', (level) => {
    const html = renderToStaticMarkup(
      <LegalTextView text={TEXT} locale="zh-Hans" level={level} updated="" />,
    );
    expect(html.match(/<h\d/g)).toEqual([`<h${level}`, `<h${level}`]);
  });

  it('names the rows and columns of a table', () => {
    const html = renderToStaticMarkup(
      <LegalTextView text={TEXT} locale="zh-Hans" level={3} updated="" />,
    );
    expect(html).toMatch(/<th scope="col"[^>]*>Most<\/th>/);
    const cell = String.raw`(?:<span[^>]*aria-hidden[^>]*>[^<]*</span>)?<span[^>]*>`;
    expect(html).toMatch(
      new RegExp(`<th scope="row"[^>]*>${cell}Chess</span></th><td[^>]*>${cell}1,000</span>`),
    );
  });

  it('links each section from the contents of a page', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/terms']}>
        <LegalTextView text={TEXT} locale="zh-Hans" level={2} updated="" contents="Contents" />
      </MemoryRouter>,
    );
    for (const { id, heading } of TEXT.sections) {
      expect(html).toMatch(new RegExp(`<a href="/terms#${id}"[^>]*>${heading}</a>`));
      expect(html.split(` id="${id}"`)).toHaveLength(2);
    }
  });

  it('claims no ids where the page may hold the same text too', () => {
    const html = renderToStaticMarkup(
      <LegalTextView text={TEXT} locale="zh-Hans" level={3} updated="" />,
    );
    expect(html).not.toMatch(/ id=|<nav/);
  });
});
