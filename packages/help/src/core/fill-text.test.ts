import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text.ts';
import type { LegalText } from './legal-text.ts';

const TEXT: LegalText = {
  title: '{brand} {age}',
  updated: '2026-01-02',
  intro: ['{brand}, {brand}'],
  sections: [
    {
      id: 'one',
      heading: '{brand}',
      paragraphs: ['{age} {other}'],
      table: { caption: '{brand}', head: ['{age}'], rows: [['{brand}', '{age}']] },
      items: ['{age}'],
    },
    { id: 'two', heading: 'plain', paragraphs: [] },
  ],
};

describe('fillText', () => {
  it('fills every string of a text, each time the parameter is there', () => {
    expect(fillText(TEXT, { brand: 'B', age: '21' })).toEqual({
      title: 'B 21',
      updated: '2026-01-02',
      intro: ['B, B'],
      sections: [
        {
          id: 'one',
          heading: 'B',
          paragraphs: ['21 {other}'],
          table: { caption: 'B', head: ['21'], rows: [['B', '21']] },
          items: ['21'],
        },
        { id: 'two', heading: 'plain', paragraphs: [] },
      ],
    });
  });

  it.each(['$&', '{age}', '<b>'])('prints a brand named %s as it is', (brand) => {
    expect(fillText(TEXT, { brand, age: '18' }).intro).toEqual([`${brand}, ${brand}`]);
  });
});
