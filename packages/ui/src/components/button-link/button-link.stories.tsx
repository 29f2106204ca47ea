import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../stories/narrow.tsx';
import { ButtonLink } from './button-link.tsx';

/** Stands in for the link of a router, with its own property for the target. */
function RouterLink({ to, children, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return (
    <a {...rest} href={to} data-router>
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: {
    children: '前往存款',
    href: '#savemoney',
    onClick: fn((event) => event.preventDefault()),
  },
  parameters: {
    keyboard: [['Enter', 'follows it']],
    traditional: {
      前往存款: '前往存款',
      立即投注: '立即投注',
      返回首页: '返回首頁',
      查看本场赛事的全部盘口与规则说明: '查看本場賽事的全部盤口與規則說明',
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Props go to the router's link, which keeps its own. */
export const OfARouter: Story = {
  args: {
    href: undefined,
    variant: 'primary',
    render: <RouterLink to="#home" className="of-the-router" />,
    children: '返回首页',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('data-router');
    await expect(link.getAttribute('href')).toBe('#home');
    await expect(link).toHaveClass('cs-button', 'cs-button--primary', 'of-the-router');
  },
};

export const Accent: Story = { args: { variant: 'accent', size: 'lg', children: '立即投注' } };
export const Ghost: Story = { args: { variant: 'ghost', size: 'sm' } };
export const Block: Story = { args: { block: true, variant: 'primary' } };
export const LongText: Story = {
  args: { children: '查看本场赛事的全部盘口与规则说明', block: true },
  decorators: [narrow],
};
