import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rotatedLook } from '../rotation.ts';

/** Says which look the catalogue draws in, and that a test run draws this story in its own. */
const meta = {
  title: 'Foundations/Look',
  render: (_, { globals }) => (
    <p>
      {['brand', 'edition', 'locale'].map((name) => `${name}: ${String(globals[name])}`).join(', ')}
    </p>
  ),
} satisfies Meta;

export default meta;

export const Current: StoryObj<typeof meta> = {
  async play({ canvas, globals, id }) {
    const root = document.documentElement;
    const look = {
      brand: root.dataset['brand'],
      edition: root.dataset['edition'],
      locale: root.lang,
    };
    const { brand, edition, locale } = globals;
    await expect(look).toEqual({ brand, edition, locale });
    await expect(canvas.getByText(new RegExp(`brand: ${String(brand)}`))).toBeVisible();
    if (globals['rotation'] === 'by-story') await expect(look).toEqual(rotatedLook(id));
  },
};
