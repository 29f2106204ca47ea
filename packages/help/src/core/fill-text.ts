import type { LegalParameters, LegalSection, LegalText } from './legal-text.ts';

/**
 * Puts a brand's name and minimum age in the places that a text keeps for them. Braces around anything else stay.
 *
 * @example fillText(text, { brand: 'Courtside', age: 18 })
 */
export function fillText(text: LegalText, parameters: LegalParameters): LegalText {
  // In one pass, so that a brand whose name holds braces or `$&` is printed as it is.
  const fill = (line: string): string =>
    line.replace(/\{(brand|age)\}/g, (_, name: keyof LegalParameters) => String(parameters[name]));
  const fillSection = ({ id, heading, paragraphs, table, items }: LegalSection): LegalSection => ({
    id,
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
    ...(table && {
      table: {
        caption: fill(table.caption),
        head: table.head.map(fill),
        rows: table.rows.map((row) => row.map(fill)),
      },
    }),
    ...(items && { items: items.map(fill) }),
  });
  return {
    title: fill(text.title),
    updated: text.updated,
    intro: text.intro.map(fill),
    sections: text.sections.map(fillSection),
  };
}
