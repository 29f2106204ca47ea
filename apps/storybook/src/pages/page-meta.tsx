import type { ArgTypes, Decorator, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../site/no-overflow.ts';
import { TOGGLES, withSiteFrame, type SiteParameters } from '../site/site-frame.tsx';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** What every story of a page has: the site around it, the whole canvas, a frame of its own in docs and matrix. */
export const pageMeta = {
  decorators: [withSiteFrame] as Decorator[],
  render: () => <></>,
  /** In a test; in Storybook the width is chosen in the toolbar. */
  async afterEach() {
    if ('__vitest_browser__' in globalThis) await expectNoOverflow(window);
  },
  argTypes: {
    member: { control: 'boolean', description: 'Somebody is logged in.' },
    ...Object.fromEntries(
      TOGGLES.map((name) => [name, { control: 'boolean', description: 'Toggle of the brand.' }]),
    ),
  } as ArgTypes,
  // A page says by itself what it is; it has no props to document.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
};

/** What stands in the place of rows that are on their way: that of the page, and not the one before its code was there. */
export async function findLoading(canvas: Canvas): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('status', { name: /^(加载中|載入中)$/ });
}

/** The button of what could not be read. */
export const RETRY = /^(重试|重試)$/;

export const at = (site: SiteParameters) => ({ site });
