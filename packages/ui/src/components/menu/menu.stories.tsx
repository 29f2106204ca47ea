import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconLogout, IconReceipt, IconUser, IconWallet } from '../../icons.ts';
import { Button } from '../button/button.tsx';
import type { MenuAction, MenuCheckbox, MenuEntry, MenuRadio } from './menu-entries.tsx';
import { Menu } from './menu.tsx';

const page = (name: string) => createElement('a', { href: `#${name}` });
const logout = fn();
const chooseOdds = fn();
const hideBalance = fn();

const LOGOUT: MenuAction = {
  label: '退出登录',
  icon: <IconLogout size={16} aria-hidden />,
  danger: true,
  onSelect: logout,
};
const ODDS: MenuRadio = {
  kind: 'radio',
  label: '盘口类型',
  value: 'euro',
  options: [
    { value: 'euro', label: '欧洲盘' },
    { value: 'hongkong', label: '香港盘' },
    { value: 'malay', label: '马来盘', disabled: true },
  ],
  onChange: chooseOdds,
};
const BALANCE: MenuCheckbox = {
  kind: 'checkbox',
  label: '隐藏余额',
  checked: true,
  onChange: hideBalance,
};
const LINKS: MenuEntry[] = [
  {
    kind: 'link',
    label: '个人资料',
    icon: <IconUser size={16} aria-hidden />,
    render: page('userinfo'),
    current: true,
  },
  {
    kind: 'link',
    label: '存款',
    icon: <IconWallet size={16} aria-hidden />,
    render: page('savemoney'),
  },
  {
    kind: 'link',
    label: '注单记录',
    icon: <IconReceipt size={16} aria-hidden />,
    render: page('betRecord'),
  },
];
const LONG = '查看过去三十天内已结算、未结算与提前结算的全部体育注单';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button>我的账户</Button>,
    entries: [...LINKS, { kind: 'separator' }, ODDS, { kind: 'separator' }, BALANCE, LOGOUT],
    onOpenChange: fn(),
  },
  render: (args) => (
    <main>
      <Menu {...args} />
    </main>
  ),
  parameters: {
    keyboard: [
      ['Enter, Space, ArrowDown', 'on the button: open it'],
      ['ArrowDown, ArrowUp, Home, End', 'move, round the ends as well'],
      ['letters', 'move to the entry that begins with them'],
      ['Enter, Space', 'take the entry'],
      ['Escape', 'closes it; the focus returns'],
    ],
    docs: { story: { inline: false, height: '480px' } },
    traditional: {
      我的账户: '我的帳戶',
      退出登录: '登出',
      盘口类型: '盤口類型',
      欧洲盘: '歐洲盤',
      香港盘: '香港盤',
      马来盘: '馬來盤',
      隐藏余额: '隱藏餘額',
      个人资料: '個人資料',
      存款: '存款',
      注单记录: '注單記錄',
      资金: '資金',
      [LONG]: '查看過去三十天內已結算、未結算與提前結算的全部體育注單',
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = async () => {
  const menu = await screen.findByRole('menu');
  return [...menu.querySelectorAll<HTMLElement>('.cs-menu__item')];
};
const focused = (element: HTMLElement | undefined) =>
  waitFor(() => {
    if (document.activeElement !== element) throw new Error('without the focus');
  });

export const Open: Story = {
  args: { open: true },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveAccessibleName(/我的/);
    await expect((await items())[0]).toHaveAttribute('aria-current', 'page');
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const [first, second, ...rest] = await items();
    await focused(first);
    await userEvent.keyboard('{ArrowDown}');
    await focused(second);
    await userEvent.keyboard('{End}');
    await focused(rest.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    await focused(first);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TypeAhead: Story = {
  args: {
    entries: [
      { label: 'Asian', onSelect: fn() },
      { label: 'Hong Kong', onSelect: fn() },
      { label: 'Malay', onSelect: fn() },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [first, , malay] = await items();
    await focused(first);
    await userEvent.keyboard('ma');
    await focused(malay);
    await userEvent.keyboard('{Enter}');
    await expect((args.entries[2] as MenuAction).onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Choosing a radio or checkbox option leaves the menu open. */
export const Choices: Story = {
  args: { entries: [ODDS, { kind: 'separator' }, BALANCE] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [euro, hongkong, malay, balance] = await items();
    await expect(euro).toHaveAttribute('aria-checked', 'true');
    await expect(malay).toHaveAttribute('aria-disabled', 'true');
    await focused(euro);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chooseOdds).toHaveBeenCalledWith('hongkong');
    await expect(hongkong).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect(hideBalance).toHaveBeenCalledWith(false);
    await expect(balance).toBeVisible();
  },
};

/** A link is a link: it has an address, and Enter follows it. */
export const Links: Story = {
  args: {
    entries: [{ kind: 'group', label: '资金', entries: LINKS.slice(1) as [] }],
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [deposit] = await items();
    await expect(deposit!.tagName).toBe('A');
    await focused(deposit);
    const followed = fn((event: Event) => event.preventDefault());
    deposit!.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Acts: Story = {
  args: { entries: [LOGOUT] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [only] = await items();
    await focused(only);
    await userEvent.keyboard('{Enter}');
    await expect(logout).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { open: true, entries: [{ label: LONG, onSelect: fn() }, BALANCE] },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};
