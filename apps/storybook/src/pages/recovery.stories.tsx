import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { cut, refused, said, underWay, VISITOR_CODE_CALL, waysIn } from '../site/access-scripts.ts';
import {
  CODE,
  CONFIRMATION,
  CONTACT_SERVICE,
  DIALOGS,
  dialogOf,
  identify,
  MAILBOX,
  NAME,
  NEW_PASSWORD,
  NEXT,
  openRecovery,
  pressCode,
  seeAlert,
  seeBeside,
  seeBusy,
  seeCountdown,
  sendCode,
  sendNewPassword,
  toCode,
  toNewPassword,
  type Part,
} from '../site/access-steps.ts';
import { all } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const phone = '/site/api/v1/forgetByPhone' as const;

const doorWith = (...scripts: readonly Script[]) =>
  at({ path: '/agent', script: all(waysIn, ...scripts) });

const meta = {
  ...pageMeta,
  title: 'Pages/Recovery',
  parameters: { ...pageMeta.parameters, ...doorWith() },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const BY_EMAIL = /邮箱找回|信箱找回/;
const STEP_BACK = '上一步';

/** The step that the wizard is at. */
const seeStep = (name: RegExp): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector('[aria-current="step"]')?.textContent ?? '').toMatch(name),
  );
const IDENTITY = /身份信息|身分資料/;

export const ByPhone: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openRecovery(canvasElement);
    await dialog.findByRole('button', { name: CONTACT_SERVICE });
    await dialog.findByRole('button', { name: /返回登录|返回登入/ });
    await seeStep(IDENTITY);
  },
};

async function toEmail(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await openRecovery(canvasElement);
  await userEvent.click(dialog.getByRole('tab', { name: BY_EMAIL }));
  await dialog.findByRole('textbox', { name: MAILBOX });
  return dialog;
}

export const ByEmail: Story = {
  play: async ({ canvasElement }) => {
    await toEmail(canvasElement);
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openRecovery(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    await dialog.findByText(/请输入正确的手机号码|請輸入正確的手機號碼/);
    await dialog.findByText(/请输入用户名|請輸入用戶名/);
  },
};

export const EmailWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toEmail(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: MAILBOX }), 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    await dialog.findByText(/请输入正确的邮箱|請輸入正確的電子信箱/);
    await dialog.findByText(/请输入用户名|請輸入用戶名/);
  },
};

export const IdentityUnderWay: Story = {
  parameters: doorWith(underWay(`${phone}/one`)),
  play: async ({ canvasElement }) => {
    await seeBusy(await identify(canvasElement), NEXT);
  },
};

/** What was typed is still there. */
export const IdentityCutOff: Story = {
  parameters: doorWith(cut(`${phone}/one`)),
  play: async ({ canvasElement }) => {
    const dialog = await identify(canvasElement);
    await seeAlert(dialog, /网络|網路/);
    await expect(dialog.getByLabelText(NAME)).toHaveValue('linjiang88');
  },
};

export const Code: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toCode(canvasElement);
    await dialog.findByText(/工作人员不会向您索取验证码|工作人員不會向您索取驗證碼/);
    await pressCode(dialog);
    await seeCountdown(dialog);
  },
};

export const CodeByEmail: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toEmail(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: MAILBOX }), 'lin@example.com');
    await userEvent.type(dialog.getByLabelText(NAME), 'linjiang88');
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    await dialog.findByText(/lin@example\.com/);
    await pressCode(dialog);
    await seeCountdown(dialog);
  },
};

export const CodeOnItsWay: Story = {
  parameters: doorWith(underWay(VISITOR_CODE_CALL)),
  play: async ({ canvasElement }) => {
    const dialog = await toCode(canvasElement);
    await pressCode(dialog);
    await seeBusy(dialog, /^(获取验证码|取得驗證碼)$/);
  },
};

/** 6021: a second code from one device asks for a captcha. */
export const CaptchaBeforeTheCode: Story = {
  parameters: doorWith(refused(VISITOR_CODE_CALL, 6021)),
  play: async ({ canvasElement }) => {
    await pressCode(await toCode(canvasElement));
    const captcha = await dialogOf(DIALOGS.picture);
    await captcha.findByRole('img', { name: /图形验证码|圖形驗證碼/ });
  },
};

/** 6066: the button counts as long as the gateway says. */
export const TooSoon: Story = {
  parameters: doorWith(refused(VISITOR_CODE_CALL, 6066, { seconds: 42 })),
  play: async ({ canvasElement }) => {
    const dialog = await toCode(canvasElement);
    await pressCode(dialog);
    await seeAlert(dialog, said(6066));
    await dialog.findByRole('button', { name: /^4[012] 秒$/ });
  },
};

/** 6034: ten codes in a day. The alert leads to the other way. */
export const TooManyCodes: Story = {
  parameters: doorWith(refused(VISITOR_CODE_CALL, 6034)),
  play: async ({ canvasElement }) => {
    const dialog = await toCode(canvasElement);
    await pressCode(dialog);
    await seeAlert(dialog, said(6034), BY_EMAIL);
  },
};

export const CodeUnderWay: Story = {
  parameters: doorWith(underWay(`${phone}/two`)),
  play: async ({ canvasElement }) => {
    await seeBusy(await sendCode(canvasElement), NEXT);
  },
};

/** 6036, 6037 and 6038 are said beside the code, which takes the focus. */
const codeRefused = (code: 6036 | 6037 | 6038): Story => ({
  parameters: doorWith(refused(`${phone}/two`, code)),
  play: async ({ canvasElement }) => {
    const dialog = await sendCode(canvasElement);
    await seeBeside(() => dialog.getByLabelText(CODE), said(code));
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

export const WrongCode: Story = codeRefused(6036);
export const LockedCode: Story = codeRefused(6037);
export const ExpiredCode: Story = codeRefused(6038);

/** 6035: the gateway knows nothing of it any more. The first step is there again, with what was typed. */
export const BegunAnew: Story = {
  parameters: doorWith(refused(`${phone}/two`, 6035)),
  play: async ({ canvasElement }) => {
    const dialog = await sendCode(canvasElement);
    await seeAlert(dialog, said(6035));
    await seeStep(IDENTITY);
    await expect(dialog.getByLabelText(NAME)).toHaveValue('linjiang88');
  },
};

export const NewPassword: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toNewPassword(canvasElement);
    await userEvent.type(dialog.getByLabelText(NEW_PASSWORD), 'kT7wq92mRx');
    await dialog.findByText(/密码强度：强|密碼強度：強/);
  },
};

export const NewPasswordWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toNewPassword(canvasElement);
    await userEvent.type(dialog.getByLabelText(NEW_PASSWORD), 'kT7wq92mRx');
    await userEvent.type(dialog.getByLabelText(CONFIRMATION), 'kT7wq92mR');
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    await dialog.findByText(/两次密码输入不一致，请重新输入|兩次密碼輸入不一致，請重新輸入/);
  },
};

/** It cannot be unsent: there is no way back meanwhile. */
export const NewPasswordUnderWay: Story = {
  parameters: doorWith(underWay(`${phone}/three`)),
  play: async ({ canvasElement }) => {
    const dialog = await sendNewPassword(canvasElement);
    await seeBusy(dialog, NEXT);
    await expect(dialog.getByRole('button', { name: STEP_BACK })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** 6035 at the last step: proof of identity is too old. */
export const NewPasswordTooLate: Story = {
  parameters: doorWith(refused(`${phone}/three`, 6035)),
  play: async ({ canvasElement }) => {
    const dialog = await sendNewPassword(canvasElement);
    await seeAlert(dialog, said(6035));
    await seeStep(IDENTITY);
  },
};

/** The answer to the new password is lost: it may have been taken, and logging in shows it. */
export const Unknown: Story = {
  parameters: doorWith(cut(`${phone}/three`)),
  play: async ({ canvasElement }) => {
    await seeAlert(await sendNewPassword(canvasElement), /可能已[经經]修改/, /返回登录|返回登入/);
  },
};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await (await sendNewPassword(canvasElement)).findByText(/恭喜您/);
    await expect(screen.queryByRole('tab', { name: BY_EMAIL })).toBeNull();
  },
};
