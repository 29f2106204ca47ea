import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Flag } from './flag.tsx';

const meta = {
  title: 'Components/Flag',
  component: Flag,
  args: { code: 'CN', label: '中国', size: 'lg' },
  parameters: {
    keyboard: [],
    traditional: { 中国: '中國', 英格兰: '英格蘭', 未知: '未知' },
  },
} satisfies Meta<typeof Flag>;
export default meta;

type Story = StoryObj<typeof meta>;

const arrives: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('img')).toHaveAccessibleName();
  await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
};

export const Known: Story = { play: arrives };
export const HomeNation: Story = { args: { code: 'GB-ENG', label: '英格兰' }, play: arrives };
export const Small: Story = { args: { size: 'sm' } };

/** Beside the country's name a flag is decoration. */
export const Decorative: Story = { args: { label: '' } };

/** A country without a flag in the library shows its letters. */
export const Unknown: Story = {
  args: { code: 'XYZ', label: '未知' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('XYZ')).toBeVisible();
  },
};

const CODES = ['BR', 'AR', 'FR', 'DE', 'JP', 'KR', 'SA', 'US', 'NP', 'CH', 'GB-SCT', 'GB-WLS'];

export const Several: Story = {
  render: (args) => (
    <>
      {CODES.map((code) => (
        <Flag key={code} {...args} code={code} label={code} size="md" />
      ))}
    </>
  ),
};
