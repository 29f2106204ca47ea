import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { all, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { CARDS_PATH, withdrawals } from '../site/withdrawal-scripts.ts';
import { at, findLoading, pageMeta, RETRY } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Cards' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const BANK = '/mine/addBankCard';
const REMOVE = '/fd/api/v1/bankCard/remove';
const cardsAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });

/** As far as the question whether a card is to be removed. */
async function remove(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^[删刪]除 .*0013$/ }));
  return within(await screen.findByRole('dialog', { name: /[确確][认認][删刪]除/ }));
}

export const CardsLoading: Story = {
  parameters: cardsAt(BANK, withdrawals(), onItsWay(CARDS_PATH)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
  },
};

export const CardsFailed: Story = {
  parameters: cardsAt(BANK, withdrawals(), outOfReach(CARDS_PATH)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};

export const NoCards: Story = {
  parameters: cardsAt(BANK, withdrawals({}, 'none')),
  play: async ({ canvas }) => {
    await canvas.findByText(/[还還][没沒]有[绑綁]定[银銀]行卡/);
    await canvas.findByRole('textbox', { name: /[银銀]行卡[号號]/ });
  },
};

export const RemoveCard: Story = {
  parameters: cardsAt(BANK, withdrawals()),
  play: async ({ canvas }) => {
    const dialog = await remove(canvas);
    await expect(dialog.getByText(/\*\*\*\*0013/)).toBeVisible();
    await expect(dialog.getByLabelText(/取款密[码碼]/)).toHaveValue('');
  },
};

export const RemovalRefused: Story = {
  parameters: cardsAt(BANK, withdrawals(), (gateway, zh) =>
    gateway.on(REMOVE, {
      statusCode: 6012,
      message: zh('有取款正在付往这个账户', '有取款正在付往這個帳戶'),
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await remove(canvas);
    await userEvent.type(dialog.getByLabelText(/取款密[码碼]/), '135790');
    await userEvent.click(dialog.getByRole('button', { name: /[确確][认認][删刪]除/ }));
    const refused = within(await screen.findByRole('dialog', { name: '操作未成功' }));
    await expect(refused.getByRole('alert')).toHaveTextContent(/有取款正在付往/);
  },
};

/** Its answer is lost, and so is the list that would tell: the dialog stays until it is known. */
export const RemovalUnknown: Story = {
  parameters: cardsAt(BANK, withdrawals(), (gateway) =>
    gateway.on(REMOVE, () => {
      gateway.cut(CARDS_PATH);
      return { drop: true };
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await remove(canvas);
    await userEvent.type(dialog.getByLabelText(/取款密[码碼]/), '135790');
    await userEvent.click(dialog.getByRole('button', { name: /[确確][认認][删刪]除/ }));
    await dialog.findByText(/正在查[询詢]操作[结結]果/, {}, { timeout: 12_000 });
    await expect(dialog.queryByRole('button', { name: /^(关闭|關閉)$/ })).toBeNull();
  },
};

export const CardMissing: Story = {
  parameters: cardsAt('/mine/accountManage/K999999', withdrawals()),
  play: async ({ canvas }) => {
    await canvas.findByText(/未找到[该該]收款[账帳][户戶]/);
  },
};
