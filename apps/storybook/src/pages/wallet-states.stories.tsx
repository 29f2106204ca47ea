import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { COVERED, ledger, VENUES_PATH } from '../site/ledger-scripts.ts';
import { all, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, findLoading, pageMeta, RETRY } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet states' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const walletAt = (script: Script, kept: Readonly<Record<string, string>> = {}) =>
  at({ path: '/mine/wallet', member: true, kept, script: all(member(), ledger, script) });

export const Loading: Story = {
  parameters: walletAt(onItsWay(VENUES_PATH)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
    await expect(canvas.queryByText('¥12,000')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: walletAt(outOfReach(VENUES_PATH)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};

/** Not an amount is left to be read, of the totals, of the venues and of the movements. */
export const Covered: Story = {
  parameters: walletAt(() => undefined, COVERED),
  play: async ({ canvas }) => {
    await canvas.findByText('D178120470046428967');
    const main = canvas.getByRole('main');
    // What a promotion still asks for is turnover, and no money of the member's.
    await expect(main.textContent?.match(/¥[\d,.]+/g)).toEqual(['¥380']);
  },
};
