import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination.tsx';

/** Keeps the page number, as a list would. */
function Turned(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onChange={(next) => {
        setPage(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    page: 2,
    pageCount: 5,
    onChange: fn(),
    label: '分页',
    previousLabel: '上一页',
    nextLabel: '下一页',
  },
  render: (args) => <Turned {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'between the two buttons'],
      ['Enter, Space', 'turn the page'],
    ],
    traditional: { 分页: '分頁', 上一页: '上一頁', 下一页: '下一頁' },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText('3 / 5')).toBeVisible();
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^上一/ })).toBeDisabled();
  },
};

export const Last: Story = {
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^下一/ })).toBeDisabled();
  },
};

export const ManyPages: Story = { args: { page: 1024, pageCount: 20_000 } };

/** A single page needs no pagination. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
