import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyText } from '../money-text/money-text.tsx';
import { WordButton } from '../word-button/word-button.tsx';
import { DataList } from './data-list.tsx';

const meta = {
  title: 'Components/DataList',
  component: DataList,
  args: {
    items: [
      { label: '注单号', value: '2026062300017' },
      { label: '投注额', value: <MoneyText value="100.00" currency="¥" /> },
      { label: '盈亏', value: <MoneyText value="+85.00" currency="¥" tone="sign" /> },
      { label: '状态', value: '已结算' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [],
    traditional: {
      注单号: '注單號',
      投注额: '投注額',
      盈亏: '盈虧',
      状态: '狀態',
      已结算: '已結算',
      收款地址: '收款地址',
    },
  },
} satisfies Meta<typeof DataList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const ShownLabel: Story = {
  args: {
    items: [{ label: '盈亏', shownLabel: <WordButton>盈亏</WordButton>, value: '+85.00' }],
  },
};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const Figures: Story = { args: { layout: 'figures' } };
export const LongText: Story = {
  args: {
    items: [
      {
        label: '收款地址',
        value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSETQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      },
    ],
  },
};
export const Empty: Story = { args: { items: [] } };
