import type { MemberInfo } from '@courtside/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { STORY_TIME } from '../site/home-answers.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Profile' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const user = '/site/api/v1/user/member' as const;

const NEW: MemberInfo = {
  userId: '10000001',
  name: 'linjiang88',
  bindPhone: false,
  bindRealName: false,
  bindEmail: false,
  sealed: {},
  currency: 'CNY',
  registeredAt: STORY_TIME - 86_400_000,
  nickname: '',
  profileSubmitted: false,
  secondPasswordSet: false,
  securityLevel: 'low',
  avatar: { url: '', motif: 'avatar-football' },
  vipLevel: 0,
};

const WHOLE: MemberInfo = {
  ...NEW,
  bindPhone: true,
  bindRealName: true,
  bindEmail: true,
  phoneNumber: '138****5678',
  realName: '测**',
  email: 'l***8@example.com',
  sealed: { phoneNumber: 'p', realName: 'n', email: 'e' },
  nickname: '小测试',
  gender: 'female',
  birthday: '1990-05-20',
  profileSubmitted: true,
  secondPasswordSet: true,
  securityLevel: 'high',
};

const OPENED: Readonly<Record<string, string>> = {
  p: '13812345678',
  n: '测试甲',
  e: 'linjiang88@example.com',
};

/** What the pages of the profile and of bindings ask; every code is accepted. */
const profile =
  (info: MemberInfo, others = true): Script =>
  (gateway) => {
    const here = { label: 'Chrome · Windows', place: '上海', lastAt: STORY_TIME, current: true };
    const away = { label: 'Safari · iPhone', place: '香港', lastAt: STORY_TIME - 3_600_000 };
    gateway.on(`${user}/info`, { data: info });
    gateway.on(`${user}/avatarList`, {
      data: {
        list: ['football', 'basketball', 'tennis', 'trophy', 'star', 'panda'].map((avatarId) => ({
          avatarId,
          picture: { url: '', motif: `avatar-${avatarId}` },
        })),
      },
    });
    gateway.on(`${user}/loginDevices`, {
      data: {
        devices: others ? [here, { ...away, current: false }] : [here],
        otherSessions: others ? 1 : 0,
        logins: [here, away].map(({ label, place, lastAt }) => ({
          ...{ label, place, ip: '203.0.113.7' },
          at: lastAt,
        })),
      },
    });
    gateway.on('/site/api/v1/site/common/singleDataDecryption', (body) => ({
      data: { value: OPENED[(body as { value: string }).value] ?? '' },
    }));
    gateway.on('/site/api/v1/site/countryArea/queryCountryArea', {
      data: {
        list: [
          { areaName: '中国大陆', areaCode: '+86', regex: '^(?:\\+?86)?1[0-9]{10}$' },
          { areaName: '中国香港', areaCode: '+852', regex: '^(?:\\+?852)?[4-9][0-9]{7}$' },
        ],
      },
    });
    gateway.on('/site/api/v1/sendCode/two', {
      data: { resendAfterMs: 60_000, expiresInMs: 300_000 },
    });
    gateway.on('/site/api/v1/user/withdrawal/pwd/emailCheck', {
      statusCode: 6036,
      message: '验证码错误',
    });
    gateway.on(`${user}/bindPhone`, { statusCode: 6036, message: '验证码错误' });
  };

const memberAt = (path: string, info: MemberInfo, toggles?: object, from?: string) =>
  at({
    path,
    member: true,
    script: all(member(), profile(info)),
    ...(toggles && { toggles }),
    ...(from !== undefined && { from }),
  });

export const NewMember: Story = {
  parameters: memberAt('/mine/userinfo', NEW),
  play: async ({ canvas }) => {
    await canvas.findByText(/还有 5 项|還有 5 項/);
    await canvas.findByText(/用于确认您已满18岁|用於確認您已滿18歲/);
  },
};

export const ProfileWithErrors: Story = {
  parameters: memberAt('/mine/userinfo', NEW),
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
  parameters: memberAt('/mine/userinfo', NEW, { birthdayDescription: false }),
  play: async ({ canvas }) => {
    await canvas.findByText(/基本资料提交后不可修改。|基本資料提交後不可修改。/);
    await expect(canvas.queryByText(/用于确认您已满|用於確認您已滿/)).toBeNull();
  },
};

export const WholeProfile: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE),
  play: async ({ canvas }) => {
    await canvas.findByText('138****5678');
    await expect(canvas.queryByRole('button', { name: /提交资料|提交資料/ })).toBeNull();
  },
};

/** The brand does not hide numbers: they are there from the beginning. */
export const NumbersShown: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE, { hideRealNumber: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('13812345678');
    await userEvent.click(canvas.getByRole('switch'));
    await canvas.findByText('138****5678');
  },
};

export const ProfileOnAPhone: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText('138****5678');
  },
};

export const Avatars: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /更换头像|更換頭像/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.findAllByRole('button', { name: /^(头像|頭像) \d/ })).resolves.toHaveLength(
      6,
    );
  },
};

export const LeavingOtherDevices: Story = {
  parameters: memberAt('/mine/userinfo', WHOLE),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /退出其他设备|登出其他裝置/ }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const Unbound: Story = {
  parameters: memberAt('/mine/auth', NEW),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByText(/未绑定|未綁定/)).resolves.toHaveLength(3);
  },
};

const PHONE = /^手机号码|^手機號碼/;

export const BindingWithErrors: Story = {
  parameters: memberAt('/mine/auth?item=realName', NEW),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /真实姓名|真實姓名/ }), '9');
    await userEvent.click(canvas.getByRole('button', { name: /确认绑定|確認綁定/ }));
    await canvas.findByText(/请输入正确的姓名|請輸入正確的姓名/);
  },
};

/** A code was sent, and a wrong one was typed. */
export const BindingWrongCode: Story = {
  parameters: memberAt('/mine/auth?item=phone', NEW),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: PHONE }), '13812345678');
    await userEvent.click(canvas.getByRole('button', { name: /获取验证码|取得驗證碼/ }));
    await canvas.findByRole('button', { name: /^\d+ 秒$/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /6 位/ }), '135790');
    await userEvent.click(canvas.getByRole('button', { name: /确认绑定|確認綁定/ }));
    await canvas.findByText('验证码错误');
  },
};

export const AllBound: Story = {
  parameters: memberAt('/mine/auth', WHOLE),
  play: async ({ canvas }) => {
    await canvas.findByText('l***8@example.com');
    await expect(canvas.queryByRole('button', { name: /绑定|綁定/ })).toBeNull();
  },
};

/** A call asked for a proof of the phone that is bound (6016, 6017): a code was sent, and a wrong one was typed. */
export const PhoneProofWrongCode: Story = {
  parameters: memberAt('/mine/auth', WHOLE, undefined, '/mine/savemoney'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /获取验证码|取得驗證碼/ }));
    await canvas.findByRole('button', { name: /^\d+ 秒$/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /6 位/ }), '135790');
    await userEvent.click(canvas.getByRole('button', { name: /确认验证|確認驗證/ }));
    await canvas.findByText('验证码错误');
  },
};

export const ChangeOfPassword: Story = {
  parameters: memberAt('/mine/auth', WHOLE),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /修改密码|修改密碼/ }));
    await userEvent.click(canvas.getByRole('button', { name: /确认修改|確認修改/ }));
    await canvas.findByText(/密码不能为空|密碼不能為空|密碼不可為空/);
  },
};

export const Tour: Story = {
  parameters: memberAt('/mine/introTutorial', WHOLE),
  play: async ({ canvas }) => {
    for (const title of [/^投注$/, /查注[单單]/, /[账帳][户戶]安全/, /理性投注/]) {
      await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
      await canvas.findByRole('heading', { name: title });
    }
  },
};
