import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  LOGIN_CALL,
  logins,
  refused,
  said,
  underWay,
  unknownDevice,
  VISITOR_CODE_CALL,
  waysIn,
} from '../site/access-scripts.ts';
import {
  CONFIRM,
  CONTACT_SERVICE,
  DIALOGS,
  dialogOf,
  LOG_IN,
  nameDigits,
  pressCode,
  seeAlert,
  seeBeside,
  seeBusy,
  seeCountdown,
  sendDeviceCode,
  SIX_DIGITS,
  toDevice,
} from '../site/access-steps.ts';
import { STORY_TIME } from '../site/home-answers.ts';
import { all } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const doorWith = (...scripts: readonly Script[]) =>
  at({ path: '/agent', script: all(waysIn, unknownDevice(), ...scripts) });

/** The login after the check is answered so. */
const thenLogin = (next: Script) =>
  at({ path: '/agent', script: all(waysIn, unknownDevice(next)) });

const meta = {
  ...pageMeta,
  title: 'Pages/New device',
  parameters: { ...pageMeta.parameters, ...doorWith() },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewDevice: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await dialog.findByText(said(6026));
    await dialog.findByText(/工作人员不会向您索取验证码|工作人員不會向您索取驗證碼/);
    for (const name of [/切换账户|切換帳戶/, /注册新账户|註冊新帳戶/, CONTACT_SERVICE]) {
      await dialog.findByRole('button', { name });
    }
    // Nobody is called before a first code was sent.
    await expect(dialog.queryByRole('button', { name: VOICE })).toBeNull();
  },
};

/** Six digits before a code was asked for. */
export const CodeNotAskedFor: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await userEvent.type(dialog.getByLabelText(SIX_DIGITS), '123456');
    await userEvent.click(dialog.getByRole('button', { name: LOG_IN }));
    await dialog.findByText(/请先获取验证码|請先取得驗證碼/);
  },
};

/** Who asks for a code knows the four digits that the phone hides. */
export const Digits: Story = {
  play: async ({ canvasElement }) => {
    await pressCode(await toDevice(canvasElement));
    const digits = await dialogOf(DIALOGS.digits);
    await digits.findByText(/138\*{4}5678/);
  },
};

export const DigitsMissing: Story = {
  play: async ({ canvasElement }) => {
    await pressCode(await toDevice(canvasElement));
    const digits = await dialogOf(DIALOGS.digits);
    await userEvent.type(digits.getByRole('textbox'), '12');
    await userEvent.click(digits.getByRole('button', { name: CONFIRM }));
    await digits.findByText(/手机号错误|手機號碼錯誤/);
  },
};

/** 6007: the gateway knows another number. */
export const DigitsWrong: Story = {
  parameters: doorWith((gateway, zh) => {
    const message = zh('手机号错误', '手機號碼錯誤');
    gateway.on(VISITOR_CODE_CALL, { statusCode: 6007, message });
  }),
  play: async ({ canvasElement }) => {
    await nameDigits(await toDevice(canvasElement));
    await (await dialogOf(DIALOGS.digits)).findByText(/手机号错误|手機號碼錯誤/);
  },
};

export const CodeOnItsWay: Story = {
  parameters: doorWith(underWay(VISITOR_CODE_CALL)),
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await nameDigits(dialog);
    await seeBusy(dialog, /^(获取验证码|取得驗證碼)$/);
  },
};

/** 6021: the captcha comes before the code. */
export const CaptchaBeforeTheCode: Story = {
  parameters: doorWith(refused(VISITOR_CODE_CALL, 6021)),
  play: async ({ canvasElement }) => {
    await nameDigits(await toDevice(canvasElement));
    const captcha = await dialogOf(DIALOGS.picture);
    await captcha.findByRole('img', { name: /图形验证码|圖形驗證碼/ });
  },
};

const VOICE = /收不到(短信|簡訊)/;

export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await nameDigits(dialog);
    await seeCountdown(dialog);
    await dialog.findByRole('button', { name: VOICE });
  },
};

/** Once another code can be had. Nobody is called before they agree. */
export const VoiceNotice: Story = {
  parameters: doorWith((gateway) =>
    gateway.on(VISITOR_CODE_CALL, { data: { resendAfterMs: 0, expiresInMs: 300_000 } }),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await nameDigits(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: VOICE }));
    const notice = within(await screen.findByRole('alertdialog', { name: DIALOGS.voice }));
    await notice.findByText(/138\*{4}5678/);
    await notice.findByRole('button', { name: /现在拨打|現在撥打/ });
  },
};

/** 6066: the button counts as long as the gateway says. */
export const TooSoon: Story = {
  parameters: doorWith(refused(VISITOR_CODE_CALL, 6066, { seconds: 42 })),
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await nameDigits(dialog);
    await seeAlert(dialog, said(6066));
    await dialog.findByRole('button', { name: /^4[012] 秒$/ });
  },
};

/** 6034: the phone is the only way here, so customer service helps. */
export const TooManyCodes: Story = {
  parameters: doorWith(refused(VISITOR_CODE_CALL, 6034)),
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await nameDigits(dialog);
    await seeAlert(dialog, said(6034), CONTACT_SERVICE);
  },
};

export const LoginUnderWay: Story = {
  parameters: thenLogin(underWay(LOGIN_CALL)),
  play: async ({ canvasElement }) => {
    await seeBusy(await sendDeviceCode(canvasElement), LOG_IN);
  },
};

/** 6036, 6037 and 6038 are said beside the code, which is empty again and takes the focus. */
const codeRefused = (code: 6036 | 6037 | 6038): Story => ({
  parameters: thenLogin(refused(LOGIN_CALL, code)),
  play: async ({ canvasElement }) => {
    const dialog = await sendDeviceCode(canvasElement);
    const field = () => dialog.getByLabelText(SIX_DIGITS);
    await seeBeside(field, said(code));
    await expect(field()).toHaveValue('');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

export const WrongCode: Story = codeRefused(6036);
export const LockedCode: Story = codeRefused(6037);
export const ExpiredCode: Story = codeRefused(6038);

/** 6032: the warning comes after the code; the same proof is sent again. */
export const RegionWarning: Story = {
  parameters: thenLogin(refused(LOGIN_CALL, 6032)),
  play: async ({ canvasElement }) => {
    await sendDeviceCode(canvasElement);
    const warning = await screen.findByRole('alertdialog');
    await expect(warning).toHaveTextContent(said(6032));
    await within(warning).findByRole('button', { name: /继续登录|繼續登入/ });
  },
};

const FULL = {
  ticket: '0123456789abcdef',
  devices: [
    { id: 'd1', label: 'Chrome · Windows', place: '上海', lastAt: STORY_TIME - 86_400_000 },
    { id: 'd2', label: 'Safari · iPhone', place: '杭州', lastAt: STORY_TIME - 864_000_000 },
  ],
};
const REMOVE = '移除 Chrome · Windows';

/** 6039: one of the devices gives way. */
export const DevicesFull: Story = {
  parameters: thenLogin(refused(LOGIN_CALL, 6039, FULL)),
  play: async ({ canvasElement }) => {
    const dialog = await sendDeviceCode(canvasElement);
    await dialog.findByText(said(6039));
    const remove = await dialog.findByRole('button', { name: REMOVE });
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

/** 6039 with no device that could give way. */
export const DevicesFullForGood: Story = {
  parameters: thenLogin(refused(LOGIN_CALL, 6039)),
  play: async ({ canvasElement }) => {
    await seeAlert(await sendDeviceCode(canvasElement), said(6039), CONTACT_SERVICE);
  },
};

/** What the login with a ticket in place of the code is answered. */
const withTicket = (answer: Script): Script => logins(6039, FULL, answer);

export const DeviceGivingWay: Story = {
  parameters: thenLogin(withTicket(underWay(LOGIN_CALL))),
  play: async ({ canvasElement }) => {
    const dialog = await sendDeviceCode(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: REMOVE }));
    await seeBusy(dialog, REMOVE);
  },
};

/** 6035: the ticket is over, and a code is asked for anew. */
export const TicketOver: Story = {
  parameters: thenLogin(withTicket(refused(LOGIN_CALL, 6035))),
  play: async ({ canvasElement }) => {
    const dialog = await sendDeviceCode(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: REMOVE }));
    await seeAlert(dialog, said(6035));
    await expect(dialog.getByLabelText(SIX_DIGITS)).toHaveValue('');
  },
};
