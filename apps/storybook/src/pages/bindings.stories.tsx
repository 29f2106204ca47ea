import type { MemberInfo } from '@courtside/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  cut,
  MEMBER_CODE_CALL,
  refused,
  said,
  underWay,
  type RefusalCode,
} from '../site/access-scripts.ts';
import {
  CONFIRMATION,
  DIALOGS,
  dialogOf,
  NEW_PASSWORD,
  PHONE,
  pressCode,
  seeAlert,
  seeBeside,
  seeBusy,
  seeCountdown,
  SIX_DIGITS,
} from '../site/access-steps.ts';
import { MEMBER_CALLS, NEW_MEMBER, profile, WHOLE_MEMBER } from '../site/profile-scripts.ts';
import { all } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Bindings' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** @param item the one that is open */
const bindingsOf = (
  info: MemberInfo,
  { item, from, over = () => undefined }: { item?: string; from?: string; over?: Script } = {},
) =>
  at({
    path: item === undefined ? '/mine/auth' : `/mine/auth?item=${item}`,
    member: true,
    script: all(profile(info), over),
    ...(from !== undefined && { from }),
  });

const BIND = /确认绑定|確認綁定/;

export const Unbound: Story = {
  parameters: bindingsOf(NEW_MEMBER),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByText(/未绑定|未綁定/)).resolves.toHaveLength(3);
  },
};

export const BindingsComing: Story = {
  parameters: bindingsOf(NEW_MEMBER, { over: underWay(`${MEMBER_CALLS}/info`) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('.cs-page .cs-skeleton')).not.toBeNull());
  },
};

/** Who was sent here by a page that needs both is told what is missing, and led back. */
export const SentHere: Story = {
  parameters: bindingsOf(NEW_MEMBER, { from: '/mine/takemoney' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/将返回您之前的页面|將返回您先前的頁面/);
    await canvas.findByRole('textbox', { name: PHONE });
  },
};

export const RealNameWithErrors: Story = {
  parameters: bindingsOf(NEW_MEMBER, { item: 'realName' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /真实姓名|真實姓名/ }), '9');
    await userEvent.click(canvas.getByRole('button', { name: BIND }));
    await canvas.findByText(/请输入正确的姓名|請輸入正確的姓名/);
  },
};

/** Asks for a code to a phone. */
async function askForCode(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: PHONE }), '13812345678');
  await pressCode(canvas);
}

/** Sends the code. */
async function bindPhone(canvas: Canvas): Promise<void> {
  await askForCode(canvas);
  await seeCountdown(canvas);
  await userEvent.type(canvas.getByRole('textbox', { name: SIX_DIGITS }), '135790');
  await userEvent.click(canvas.getByRole('button', { name: BIND }));
}

export const PhoneWithErrors: Story = {
  parameters: bindingsOf(NEW_MEMBER, { item: 'phone' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: PHONE }), '123');
    await pressCode(canvas);
    await canvas.findByText(/请输入正确的手机号码|請輸入正確的手機號碼/);
  },
};

export const CodeOnItsWay: Story = {
  parameters: bindingsOf(NEW_MEMBER, { item: 'phone', over: underWay(MEMBER_CODE_CALL) }),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await seeBusy(canvas, /^(获取验证码|取得驗證碼)$/);
  },
};

/** 6021: the captcha comes before the code. */
export const CaptchaBeforeTheCode: Story = {
  parameters: bindingsOf(NEW_MEMBER, { item: 'phone', over: refused(MEMBER_CODE_CALL, 6021) }),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    const captcha = await dialogOf(DIALOGS.picture);
    await captcha.findByRole('img', { name: /图形验证码|圖形驗證碼/ });
  },
};

/** 6066: the button counts as long as the gateway says. */
export const TooSoon: Story = {
  parameters: bindingsOf(NEW_MEMBER, {
    item: 'phone',
    over: refused(MEMBER_CODE_CALL, 6066, { seconds: 42 }),
  }),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await canvas.findByText(said(6066));
    await canvas.findByRole('button', { name: /^4[012] 秒$/ });
  },
};

/** 6034: ten codes in a day. */
export const TooManyCodes: Story = {
  parameters: bindingsOf(NEW_MEMBER, { item: 'phone', over: refused(MEMBER_CODE_CALL, 6034) }),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await canvas.findByText(said(6034));
  },
};

export const BindingUnderWay: Story = {
  parameters: bindingsOf(NEW_MEMBER, {
    item: 'phone',
    over: underWay(`${MEMBER_CALLS}/bindPhone`),
  }),
  play: async ({ canvas }) => {
    await bindPhone(canvas);
    await seeBusy(canvas, BIND);
  },
};

/** A refusal that is said beside its field. */
const phoneRefused = (code: RefusalCode, field: RegExp): Story => ({
  parameters: bindingsOf(NEW_MEMBER, {
    item: 'phone',
    over: refused(`${MEMBER_CALLS}/bindPhone`, code),
  }),
  play: async ({ canvas }) => {
    await bindPhone(canvas);
    await seeBeside(() => canvas.getByRole('textbox', { name: field }), said(code));
  },
});

export const WrongCode: Story = phoneRefused(6036, SIX_DIGITS);
export const LockedCode: Story = phoneRefused(6037, SIX_DIGITS);
export const ExpiredCode: Story = phoneRefused(6038, SIX_DIGITS);
/** 6009: it is another member's. */
export const PhoneTaken: Story = phoneRefused(6009, PHONE);

export const AllBound: Story = {
  parameters: bindingsOf(WHOLE_MEMBER),
  play: async ({ canvas }) => {
    await canvas.findByText('l***8@example.com');
    await expect(canvas.queryByRole('button', { name: /绑定|綁定/ })).toBeNull();
  },
};

const PROOF_CALL = '/site/api/v1/user/withdrawal/pwd/emailCheck' as const;
const PROVE = /确认验证|確認驗證/;

/** A call asked for a proof of the phone that is bound (6016, 6017). */
const proofWith = (over?: Script) =>
  bindingsOf(WHOLE_MEMBER, { from: '/mine/savemoney', ...(over && { over }) });

async function prove(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /获取验证码|取得驗證碼/ }));
  await seeCountdown(canvas);
  await userEvent.type(canvas.getByRole('textbox', { name: SIX_DIGITS }), '135790');
  await userEvent.click(canvas.getByRole('button', { name: PROVE }));
}

export const PhoneProof: Story = {
  parameters: proofWith(),
  play: async ({ canvas }) => {
    await canvas.findByText(/请验证已绑定的手机号码|請驗證已綁定的手機號碼/);
  },
};

export const PhoneProofUnderWay: Story = {
  parameters: proofWith(underWay(PROOF_CALL)),
  play: async ({ canvas }) => {
    await prove(canvas);
    await seeBusy(canvas, PROVE);
  },
};

const proofRefused = (code: 6036 | 6037 | 6038): Story => ({
  parameters: proofWith(refused(PROOF_CALL, code)),
  play: async ({ canvas }) => {
    await prove(canvas);
    await seeBeside(() => canvas.getByRole('textbox', { name: SIX_DIGITS }), said(code));
  },
});

export const PhoneProofWrongCode: Story = proofRefused(6036);
export const PhoneProofLockedCode: Story = proofRefused(6037);
export const PhoneProofExpiredCode: Story = proofRefused(6038);

const CHANGE_CALL = `${MEMBER_CALLS}/changePassword` as const;
const CHANGE = /确认修改|確認修改/;
const OLD_PASSWORD = /^原密码|^原密碼/;

async function openPassword(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /修改密码|修改密碼/ }));
}

async function changePassword(canvas: Canvas): Promise<void> {
  await openPassword(canvas);
  await userEvent.type(canvas.getByLabelText(OLD_PASSWORD), 'pass8word');
  await userEvent.type(canvas.getByLabelText(NEW_PASSWORD), 'kT7wq92mRx');
  await userEvent.type(canvas.getByLabelText(CONFIRMATION), 'kT7wq92mRx');
  await userEvent.click(canvas.getByRole('button', { name: CHANGE }));
}

export const PasswordWithErrors: Story = {
  parameters: bindingsOf(WHOLE_MEMBER),
  play: async ({ canvas }) => {
    await openPassword(canvas);
    await userEvent.click(canvas.getByRole('button', { name: CHANGE }));
    await canvas.findByText(/密码不能为空|密碼不能為空/);
    await canvas.findByText(/请设置新密码|請設定新密碼/);
  },
};

export const PasswordUnderWay: Story = {
  parameters: bindingsOf(WHOLE_MEMBER, { over: underWay(CHANGE_CALL) }),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await seeBusy(canvas, CHANGE);
  },
};

/** 6100: said beside the old password. */
export const OldPasswordWrong: Story = {
  parameters: bindingsOf(WHOLE_MEMBER, { over: refused(CHANGE_CALL, 6100) }),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await seeBeside(() => canvas.getByLabelText(OLD_PASSWORD), said(6100));
  },
};

/** No answer came: it may have been changed. */
export const PasswordUnknown: Story = {
  parameters: bindingsOf(WHOLE_MEMBER, { over: cut(CHANGE_CALL) }),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await seeAlert(canvas, /没有收到结果|沒有收到結果/);
  },
};

/** Every session has ended: home, with the login over it. */
export const PasswordChanged: Story = {
  parameters: bindingsOf(WHOLE_MEMBER, {
    over: (gateway) => gateway.on(CHANGE_CALL, { data: null }),
  }),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await screen.findByText('修改成功');
    await screen.findByRole('checkbox', { name: /记住密码|記住密碼/ });
  },
};
