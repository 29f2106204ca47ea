import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Button } from '../button/button.tsx';
import { MoneyText } from '../money-text/money-text.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Bet {
  id: string;
  match: string;
  /** Cents, so that it sorts exactly. */
  stake: number;
  won: string;
}

const BETS: Bet[] = [
  { id: '2026062300017', match: '上海海港 vs 山东泰山', stake: 10000, won: '+85.00' },
  { id: '2026062300009', match: '英格兰 vs 塞尔维亚', stake: 5000, won: '-50.00' },
  { id: '2026062200103', match: '波鲁西亚门兴格拉德巴赫 vs 霍芬海姆', stake: 120050, won: '0.00' },
];

const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function Sorted(props: DataTableProps<Bet>) {
  const [sort, setSort] = useState(props.sort ?? null);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Bet>,
  args: {
    caption: '注单记录',
    rows: BETS,
    rowKey: ({ id }) => id,
    onSortChange: fn(),
    locale: 'zh-Hans',
    columns: [
      { key: 'id', head: '注单号', kind: 'rowHeader', cell: ({ id }) => id },
      { key: 'match', head: '比赛', cell: ({ match }) => match, sortBy: ({ match }) => match },
      {
        key: 'stake',
        head: '投注额',
        kind: 'number',
        cell: ({ stake }) => <MoneyText value={money(stake)} />,
        sortBy: ({ stake }) => stake,
      },
      {
        key: 'won',
        head: '盈亏',
        kind: 'number',
        cell: ({ won }) => <MoneyText value={won} tone="sign" />,
      },
    ],
  },
  render: (args) => <Sorted {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'to the heads that sort, then into the rows'],
      ['Enter, Space', 'on a head: rising, falling, as it came'],
      ['Arrow keys', 'scroll the rows, where they have a height'],
    ],
    traditional: {
      注单记录: '注單記錄',
      注单号: '注單號',
      比赛: '比賽',
      投注额: '投注額',
      盈亏: '盈虧',
      正在加载注单: '正在載入注單',
      暂无注单: '暫無注單',
      加载失败: '載入失敗',
      操作: '操作',
      查看: '檢視',
      注单页码: '注單頁碼',
      上一页: '上一頁',
      下一页: '下一頁',
      '上海海港 vs 山东泰山': '上海海港 vs 山東泰山',
      '英格兰 vs 塞尔维亚': '英格蘭 vs 塞爾維亞',
      '波鲁西亚门兴格拉德巴赫 vs 霍芬海姆': '波魯西亞門興格拉德巴赫 vs 霍芬海姆',
    },
  },
} satisfies Meta<DataTableProps<Bet>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('rowheader').map((head) => head.textContent);
    const came = order();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'stake', descending: false });
    await expect(canvas.getAllByRole('columnheader')[2]).toHaveAttribute('aria-sort', 'ascending');
    await expect(order()).toEqual([came[1], came[0], came[2]]);
    await userEvent.keyboard(' ');
    await expect(order()).toEqual([came[2], came[0], came[1]]);
    await userEvent.keyboard('{Enter}');
    await expect(order()).toEqual(came);
  },
};

export const Sortable: Story = { args: { sort: { key: 'stake', descending: true } } };
export const Loading: Story = {
  args: { rows: [], loadingRows: 3, loadingLabel: '正在加载注单' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/注/);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = { args: { rows: [], empty: <EmptyState title="暂无注单" /> } };
export const Failed: Story = {
  args: { rows: [], error: <EmptyState tone="error" title="加载失败" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** Buttons of a row; in cards they stand beside what the row says. */
export const Actions: Story = {
  args: {
    columns: [
      { key: 'match', head: '比赛', kind: 'rowHeader', cell: ({ match }) => match },
      {
        key: 'stake',
        head: '投注额',
        kind: 'number',
        cell: ({ stake }) => <MoneyText value={money(stake)} />,
      },
      {
        key: 'actions',
        head: '操作',
        kind: 'actions',
        cell: ({ match }) => (
          <Button size="sm" aria-label={`查看 ${match}`}>
            查看
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '操作' })).toBeInTheDocument();
    const [row] = canvas.getAllByRole('row').slice(1);
    const [button] = canvas.getAllByRole('button', { name: /查看|檢視/ });
    const box = button!.getBoundingClientRect();
    // As high as one button, in columns and as a card.
    await expect(row!.getBoundingClientRect().bottom - box.bottom).toBeLessThan(box.height);
  },
};

export const Paged: Story = {
  args: {
    footer: (
      <Pagination
        page={1}
        pageCount={7}
        label="注单页码"
        previousLabel="上一页"
        nextLabel="下一页"
        onChange={fn()}
      />
    ),
  },
};

/** The head stays while the rows scroll. */
export const StickyHead: Story = {
  args: {
    height: '240px',
    hideCaption: true,
    rows: Array.from({ length: 40 }, (_, at) => ({ ...BETS[at % 3]!, id: `20260623${at + 1000}` })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTop = 600;
    const head = canvas.getAllByRole('columnheader')[0]!;
    await expect(head.getBoundingClientRect().top).toBeCloseTo(
      region.getBoundingClientRect().top,
      0,
    );
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
