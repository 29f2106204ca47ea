import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="teal" d="M0 0h2v1H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: '场边球迷' },
  parameters: { keyboard: [], traditional: { 场边球迷: '場邊球迷' } },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstCharacter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/球迷$/);
  },
};
export const Picture: Story = { args: { src: PICTURE } };
export const Drawn: Story = { args: { motif: 'tiger', size: 'lg' } };
export const Small: Story = { args: { size: 'sm', name: 'player77' } };

/** A picture that fails to load is replaced. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^[场場]$/)).toBeVisible());
  },
};
