import type { Decorator } from '@storybook/react-vite';
import { attributesOf, BRANDS, EDITIONS, lookOf } from './globals.ts';

/**
 * Shows the story in every brand and edition side by side. What is drawn at the end of the document, outside the
 * story, as dialogs are, follows the document: such a story stands in a frame of its own for each.
 */
export const withView: Decorator = (Story, { globals, id, parameters, viewMode }) => {
  if (globals['view'] !== 'matrix' || viewMode !== 'story') return <Story />;
  const framed = parameters['docs']?.story?.inline === false;
  const looks = BRANDS.flatMap((brand) =>
    EDITIONS.map((edition) => ({ ...lookOf(globals), brand, edition })),
  );
  return (
    <div className="story-matrix">
      {looks.map((look) => {
        const name = `${look.brand}, ${look.edition}`;
        const inUrl = Object.entries({ ...look, locale: globals['locale'], view: 'one' })
          .map(([key, value]) => `${key}:${String(value)}`)
          .join(';');
        return (
          <figure key={name} {...attributesOf(look)}>
            <figcaption>{name}</figcaption>
            {framed ? (
              <iframe title={name} src={`iframe.html?id=${id}&viewMode=story&globals=${inUrl}`} />
            ) : (
              <Story />
            )}
          </figure>
        );
      })}
    </div>
  );
};
