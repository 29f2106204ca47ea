import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { channels, DEPOSIT_PATH } from '../site/member-scripts.ts';
import { all, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, findLoading, pageMeta, RETRY } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Deposit, read and sent' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const FORM = '/mine/savemoney';
const memberAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });
const TYPES = '/fd/api/v1/payment/types';
const STATUS = '/fd/api/v1/payment/getDepositOrderStatus';

export const FormLoading: Story = {
  parameters: memberAt(FORM, onItsWay(TYPES)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const FormFailed: Story = {
  parameters: memberAt(FORM, outOfReach(TYPES)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};

/** Sent, and no answer yet: a second press does nothing. */
export const Sent: Story = {
  parameters: memberAt(`${FORM}?channel=huione`, channels, onItsWay('/fd/api/v1/payment/pay')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /存款金[额額]/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: '立即存款' }));
    await expect(await canvas.findByRole('button', { name: /立即存款/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The gateway did not receive it: the member may send the same again. */
export const NotReceived: Story = {
  parameters: memberAt(`${FORM}?channel=huione`, channels, (gateway) => {
    gateway.cut('/fd/api/v1/payment/pay');
    gateway.on(STATUS, { statusCode: 6004 });
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /存款金[额額]/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: '立即存款' }));
    await canvas.findByRole('button', { name: '重新提交' });
  },
};

export const OrderLoading: Story = {
  parameters: memberAt(DEPOSIT_PATH, channels, onItsWay(STATUS)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
  },
};

export const OrderMissing: Story = {
  parameters: memberAt(DEPOSIT_PATH, channels, (gateway) =>
    gateway.on(STATUS, { statusCode: 6004 }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/未找到[该該][订訂][单單]/);
  },
};
