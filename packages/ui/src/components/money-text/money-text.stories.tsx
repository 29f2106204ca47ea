import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from './money-text.tsx';

const meta = {
  title: 'Components/MoneyText',
  component: MoneyText,
  args: { value: '1,234.50', currency: '¥' },
  parameters: { keyboard: [], traditional: {} },
} satisfies Meta<typeof MoneyText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Gain: Story = {
  args: { value: '+86.40', tone: 'sign' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.cs-money--gain')).toHaveTextContent('+¥86.40');
  },
};
export const Loss: Story = {
  args: { value: '-200.00', tone: 'sign' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.cs-money--loss')).toHaveTextContent('−¥200.00');
  },
};
export const Zero: Story = {
  args: { value: '-0.00', tone: 'sign' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.cs-money--plain')).toBeVisible();
  },
};
export const Balance: Story = { args: { value: '2,350.75', size: 'xl' } };

/** Decimal points are aligned in a column. */
export const Aligned: Story = {
  render: () => (
    <div style={{ display: 'inline-grid', justifyItems: 'end' }}>
      <MoneyText value="+1,111.11" tone="sign" />
      <MoneyText value="-888.88" tone="sign" />
      <MoneyText value="12,345,678.90" />
    </div>
  ),
};
