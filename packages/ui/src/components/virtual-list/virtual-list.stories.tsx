import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

interface Match {
  id: string;
}

const MATCHES: Match[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at + 1),
}));
const press = fn();

const meta = {
  title: 'Components/VirtualList',
  component: VirtualList<Match>,
  args: {
    items: MATCHES,
    itemKey: ({ id }) => id,
    label: '全部赛事',
    rowHeight: 49,
    height: '320px',
    onOffset: fn(),
    children: ({ id }) => (
      <button
        type="button"
        onClick={() => press(id)}
        style={{ padding: 12, border: 0, background: 'none', color: 'inherit' }}
      >
        {`${id} · Shanghai Port vs Shandong Taishan`}
      </button>
    ),
  },
  parameters: {
    keyboard: [
      ['Tab', 'to the list, then into its rows'],
      ['Arrow keys, Page Up and Down, Home, End', 'scroll the list'],
    ],
    traditional: { 全部赛事: '全部賽事' },
  },
} satisfies Meta<VirtualListProps<Match>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ten thousand rows, of which some twenty are drawn. */
export const TenThousand: Story = {
  play: async ({ args, canvas, userEvent }) => {
    press.mockClear();
    const list = canvas.getByRole('list');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getAllByRole('button')[0]!;
    await expect(first).toHaveFocus();
    list.scrollTop = 250_000;
    await waitFor(() => expect(canvas.getAllByText(/^51\d\d ·/).length).toBeGreaterThan(3), {
      timeout: 3000,
    });
    await expect(args.onOffset).toHaveBeenCalled();
    // The row with the focus is still there, and still works.
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledWith('1');
  },
};

/** It opens where the member left it. */
export const Restored: Story = {
  args: { initialOffset: 49 * 5000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list').scrollTop).toBeGreaterThan(200_000));
  },
};
export const Few: Story = { args: { items: MATCHES.slice(0, 3) } };
export const Empty: Story = { args: { items: [] } };
