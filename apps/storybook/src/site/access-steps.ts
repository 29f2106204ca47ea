// What a visitor does in the door, up to what a story shows.
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export const LOG_IN = /^登录$|^登入$/;
export const REGISTER = /^注册$|^註冊$/;
export const NEXT = '下一步';
export const CONFIRM = /^(确定|確定)$/;
export const PHONE = /^手机号码|^手機號碼/;
export const MAILBOX = /^邮箱|^電子信箱/;
export const NAME = /^用户名|^用戶名/;
export const CODE = /^验证码|^驗證碼/;
export const SIX_DIGITS = /^6 位/;
export const NEW_PASSWORD = /^新密码|^新密碼/;
export const CONFIRMATION = /^确认新密码|^確認新密碼/;
const PASSWORD = /^密码|^密碼/;
const REPEAT = /^确认密码|^確認密碼/;
const FORGOT = /忘记密码|忘記密碼/;
const GET_CODE = /^(获取验证码|取得驗證碼|重新获取|重新取得)$/;

/** Names of the dialogs. */
export const DIALOGS = {
  picture: /图形验证|圖形驗證/,
  slider: /^安全验证|^安全驗證/,
  question: /文字验证|文字驗證/,
  recovery: /找回密码|找回密碼/,
  device: /新设备验证|新裝置驗證/,
  digits: /安全校验|安全驗證/,
  voice: /语音验证码|語音驗證碼/,
} as const;

export type Part = ReturnType<typeof within>;

export const dialogOf = async (name: RegExp): Promise<Part> =>
  within(await screen.findByRole('dialog', { name }));

export const account = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement).findByRole('navigation', { name: /账户|帳戶/ });

/** Opens the door at a tab. */
export async function open(canvasElement: HTMLElement, tab: RegExp): Promise<Part> {
  const header = await account(canvasElement);
  await userEvent.click(within(header).getByRole('button', { name: tab }));
  return within(await screen.findByRole('dialog'));
}

/** Sends the login form; the slider comes. */
export async function sendLogin(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await open(canvasElement, LOG_IN);
  await userEvent.type(dialog.getByLabelText(NAME), 'linjiang88');
  await userEvent.type(dialog.getByLabelText(PASSWORD), 'pass8word');
  await userEvent.click(dialog.getByRole('button', { name: LOG_IN }));
  return dialog;
}

export async function passSlider(): Promise<void> {
  const slider = await screen.findByRole('slider', { name: /滑动验证|滑動驗證/ });
  slider.focus();
  await userEvent.keyboard('{Enter}');
}

/** Logs in; the gateway has answered what the story says. */
export async function logIn(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await sendLogin(canvasElement);
  await passSlider();
  return dialog;
}

/** Sends the registration form; the picture comes. */
export async function sendRegistration(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await open(canvasElement, REGISTER);
  await userEvent.type(dialog.getByLabelText(NAME), 'linjiang88');
  await userEvent.type(dialog.getByLabelText(PASSWORD), 'pass8word');
  await userEvent.type(dialog.getByLabelText(REPEAT), 'pass8word');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: REGISTER }));
  return dialog;
}

export async function passPicture(): Promise<void> {
  const captcha = await dialogOf(DIALOGS.picture);
  await captcha.findByRole('img', { name: /图形验证码|圖形驗證碼/ });
  await userEvent.type(captcha.getByRole('textbox'), 'YANJ{Enter}');
}

/** Turns to the question in words. */
export async function askInWords(captcha: RegExp): Promise<Part> {
  const dialog = await dialogOf(captcha);
  await userEvent.click(await dialog.findByRole('button', { name: /改答文字[题題]/ }));
  return dialogOf(DIALOGS.question);
}

export async function openRecovery(canvasElement: HTMLElement): Promise<Part> {
  const login = await open(canvasElement, LOG_IN);
  await userEvent.click(login.getByRole('button', { name: FORGOT }));
  const dialog = await dialogOf(DIALOGS.recovery);
  await dialog.findByLabelText(PHONE);
  return dialog;
}

/** Sends the first step of a recovery by phone. */
export async function identify(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await openRecovery(canvasElement);
  await userEvent.type(dialog.getByLabelText(PHONE), '13812345678');
  await userEvent.type(dialog.getByLabelText(NAME), 'linjiang88');
  await userEvent.click(dialog.getByRole('button', { name: NEXT }));
  return dialog;
}

/** At the second step. */
export async function toCode(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await identify(canvasElement);
  await dialog.findByLabelText(CODE);
  return dialog;
}

/** Sends the second step. */
export async function sendCode(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await toCode(canvasElement);
  await userEvent.type(dialog.getByLabelText(CODE), '123456');
  await userEvent.click(dialog.getByRole('button', { name: NEXT }));
  return dialog;
}

/** At the third step. */
export async function toNewPassword(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await sendCode(canvasElement);
  await dialog.findByLabelText(NEW_PASSWORD);
  return dialog;
}

/** Sends the third step. */
export async function sendNewPassword(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await toNewPassword(canvasElement);
  await userEvent.type(dialog.getByLabelText(NEW_PASSWORD), 'kT7wq92mRx');
  await userEvent.type(dialog.getByLabelText(CONFIRMATION), 'kT7wq92mRx');
  await userEvent.click(dialog.getByRole('button', { name: NEXT }));
  return dialog;
}

/** Logs in up to the check of a device. */
export async function toDevice(canvasElement: HTMLElement): Promise<Part> {
  await logIn(canvasElement);
  const dialog = await dialogOf(DIALOGS.device);
  await dialog.findByText(/138\*{4}5678/);
  return dialog;
}

/** Asks for a code, here or again. */
export const pressCode = (part: Part): Promise<void> =>
  userEvent.click(part.getByRole('button', { name: GET_CODE }));

/** Names the digits of the phone, in the check of a device. */
export async function nameDigits(dialog: Part): Promise<void> {
  await pressCode(dialog);
  const digits = await dialogOf(DIALOGS.digits);
  await userEvent.type(digits.getByRole('textbox'), '1234');
  await userEvent.click(digits.getByRole('button', { name: CONFIRM }));
}

/** The button counts: a code was sent. */
export const seeCountdown = (part: Part): Promise<HTMLElement> =>
  part.findByRole('button', { name: /^\d+ 秒$/ });

/** Sends the code of a device check. */
export async function sendDeviceCode(canvasElement: HTMLElement): Promise<Part> {
  const dialog = await toDevice(canvasElement);
  await nameDigits(dialog);
  await seeCountdown(dialog);
  await userEvent.type(dialog.getByLabelText(SIX_DIGITS), '123456');
  await userEvent.click(dialog.getByRole('button', { name: LOG_IN }));
  return dialog;
}

/** The sentence stands beside the field, which has the focus. */
export async function seeBeside(field: () => HTMLElement, sentence: RegExp): Promise<void> {
  await waitFor(() => expect(field()).toHaveAccessibleDescription(sentence));
  await waitFor(() => expect(field()).toHaveFocus());
}

/** The sentence stands above the form, with one step that helps; none without `step`. */
export async function seeAlert(part: Part, sentence: RegExp, step?: RegExp): Promise<void> {
  const alert = await part.findByRole('alert');
  await expect(alert).toHaveTextContent(sentence);
  const steps = within(alert).queryAllByRole('button');
  await expect(steps.map((button) => button.textContent)).toEqual(
    step === undefined ? [] : [expect.stringMatching(step)],
  );
}

/** The call is under way: the button that sent it is busy. */
export const seeBusy = (part: Part, name: RegExp | string): Promise<void> =>
  waitFor(() =>
    // What a captcha covers is still there.
    expect(part.getByRole('button', { name, hidden: true })).toHaveAttribute('aria-busy', 'true'),
  );

export const CONTACT_SERVICE = /联系客服|聯絡客服/;
