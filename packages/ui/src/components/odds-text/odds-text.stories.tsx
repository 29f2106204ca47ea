import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OddsText } from './odds-text.tsx';

const meta = {
  title: 'Components/OddsText',
  component: OddsText,
  args: { value: '1.85', moveLabels: { up: '赔率上升', down: '赔率下降' } },
  parameters: {
    keyboard: [],
    traditional: { 赔率上升: '賠率上升', 赔率下降: '賠率下降' },
  },
} satisfies Meta<typeof OddsText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Up: Story = {
  args: { move: 'up', value: '1.92' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/▲1\.92 [赔賠]率上升/);
  },
};
export const Down: Story = { args: { move: 'down', value: '1.78' } };
export const Long: Story = { args: { value: '1001.00', move: 'up' } };
