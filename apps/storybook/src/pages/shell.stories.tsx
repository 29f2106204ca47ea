import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { all, board, content, member } from '../site/scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Frame' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  parameters: at({ path: '/no/such/page' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /页面不存在|頁面不存在/ });
  },
};

/** A screen that could not be loaded or drawn; the frame stays. */
export const Crash: Story = {
  parameters: at({
    path: '/broken',
    routes: [
      {
        path: '/broken',
        title: { id: 'lobby.title.home', message: '首页' },
        access: 'public',
        // One that cannot be fetched offers to fetch it again; this one fails to draw.
        load: async () =>
          function Broken() {
            throw new Error('This screen fails on purpose.');
          },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /刷新页面|重新整理/ });
    await canvas.findByRole('banner');
  },
};

export const LongBalance: Story = {
  parameters: at({ path: '/agent', member: true, script: all(content, member('98765432109.87')) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/98,765,432,109\.87/);
  },
};

export const WithoutNavigationIcons: Story = {
  parameters: at({ path: '/agent', toggles: { hideNavIcon: true }, script: content }),
  play: async ({ canvas }) => {
    const navigation = await canvas.findByRole('navigation', { name: /主导航|主導航/ });
    await expect(navigation.querySelector('svg')).toBeNull();
  },
};

/** Three pages were visited: the row of their tabs stands below the header. */
export const VisitedPages: Story = {
  parameters: at({ path: '/agent', script: all(content, board()) }),
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    await userEvent.click(within(footer).getByRole('link', { name: /条款|條款/ }));
    const tabs = await canvas.findByRole('navigation', { name: /访问过|造訪過/ });
    await expect(within(tabs).getAllByRole('link')).toHaveLength(2);
  },
};

/** The security notice stands before customer service. */
export const CustomerService: Story = {
  parameters: at({ path: '/agent', script: content }),
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await userEvent.click(await header.findByRole('button', { name: /客服/ }));
    await within(document.body).findByRole('alertdialog', { name: /安全提示/ });
  },
};

export const DisplaySettings: Story = {
  parameters: at({ path: '/agent', script: content }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /显示设置|顯示設定/ }));
    await within(document.body).findByRole('radiogroup', { name: /颜色|顏色/ });
  },
};
