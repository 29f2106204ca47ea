import type { MemberInfo } from '@courtside/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refused, said, underWay } from '../site/access-scripts.ts';
import { MEMBER_CALLS, NEW_MEMBER, profile, WHOLE_MEMBER } from '../site/profile-scripts.ts';
import { all } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Profile' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const memberAt = (
  path: string,
  info: MemberInfo,
  toggles?: object,
  over: Script = () => undefined,
) => at({ path, member: true, script: all(profile(info), over), ...(toggles && { toggles }) });

export const NewMember: Story = {
  parameters: memberAt('/mine/userinfo', NEW_MEMBER),
  play: async ({ canvas }) => {
    await canvas.findByText(/还有 5 项|還有 5 項/);
    await canvas.findByText(/用于确认您已满18岁|用於確認您已滿18歲/);
  },
};

export const ProfileWithErrors: Story = {
  parameters: memberAt('/mine/userinfo', NEW_MEMBER),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: /提交资料|提交資料/ });
    // The clock of the site tells who is of age.
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(send);
    await canvas.findByText(/请输入生日，确保您已满18岁|請輸入生日，確保您已滿18歲/);
    await canvas.findByText(/请选择性别|請選擇性別/);
  },
};

/** The brand says nothing of why a birthday is asked for. */
export const WithoutBirthdayDescription: Story = {
  parameters: memberAt('/mine/userinfo', NEW_MEMBER, { birthdayDescription: false }),
  play: async ({ canvas }) => {
    await canvas.findByText(/基本资料提交后不可修改。|基本資料提交後不可修改。/);
    await expect(canvas.queryByText(/用于确认您已满|用於確認您已滿/)).toBeNull();
  },
};

export const WholeProfile: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE_MEMBER),
  play: async ({ canvas }) => {
    await canvas.findByText('138****5678');
    await expect(canvas.queryByRole('button', { name: /提交资料|提交資料/ })).toBeNull();
  },
};

/** The brand does not hide numbers: they are there from the beginning. */
export const NumbersShown: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE_MEMBER, { hideRealNumber: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('13812345678');
    await userEvent.click(canvas.getByRole('switch'));
    await canvas.findByText('138****5678');
  },
};

export const ProfileOnAPhone: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE_MEMBER),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText('138****5678');
  },
};

export const Avatars: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE_MEMBER),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /更换头像|更換頭像/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.findAllByRole('button', { name: /^(头像|頭像) \d/ })).resolves.toHaveLength(
      6,
    );
  },
};

export const LeavingOtherDevices: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE_MEMBER),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /退出其他设备|登出其他裝置/ }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const ProfileComing: Story = {
  parameters: memberAt('/mine/userinfo', NEW_MEMBER, undefined, underWay(`${MEMBER_CALLS}/info`)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /个人资料|個人資料/ });
    await waitFor(() => expect(document.querySelector('.cs-page .cs-skeleton')).not.toBeNull());
  },
};

export const ProfileNotToBeHad: Story = {
  parameters: memberAt(
    '/mine/userinfo',
    NEW_MEMBER,
    undefined,
    refused(`${MEMBER_CALLS}/info`, 6011),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試|再试|再試/ });
  },
};

/** The rest of the page is there. */
export const DevicesNotToBeHad: Story = {
  parameters: memberAt(
    '/mine/userinfo',
    WHOLE_MEMBER,
    undefined,
    refused(`${MEMBER_CALLS}/loginDevices`, 6011),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('138****5678');
    await canvas.findByText(said(6011));
  },
};

export const Tour: Story = {
  parameters: memberAt('/mine/introTutorial', WHOLE_MEMBER),
  play: async ({ canvas }) => {
    for (const title of [/^投注$/, /查注[单單]/, /[账帳][户戶]安全/, /理性投注/]) {
      await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
      await canvas.findByRole('heading', { name: title });
    }
  },
};
