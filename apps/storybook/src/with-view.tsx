import type { Decorator } from '@storybook/react-vite';
import { EDITIONS } from './globals.ts';

/**
 * Shows the story in every edition side by side. Each stands in a frame of its own, for an edition belongs to a whole
 * document: dialogs and toasts are drawn at its end, outside the story.
 */
export const withView: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals['view'] !== 'matrix' || viewMode !== 'story') return <Story />;
  return (
    <div className="story-matrix">
      {EDITIONS.map((edition) => (
        <figure key={edition}>
          <figcaption>{edition}</figcaption>
          <iframe
            title={edition}
            src={`iframe.html?id=${id}&viewMode=story&globals=edition:${edition};theme:${String(globals['theme'])};locale:${String(globals['locale'])};view:one`}
          />
        </figure>
      ))}
    </div>
  );
};
