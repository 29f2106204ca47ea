import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { captchas } from '../site/captcha-script.ts';
import { all, content } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const access = '/site/api/v1' as const;

/** What recovery and the check of a new device ask; every code is accepted. */
const codes: Script = (gateway) => {
  gateway.on(`${access}/site/countryArea/queryCountryArea`, {
    data: {
      list: [
        { areaName: '中国大陆', areaCode: '+86', regex: '^(?:\\+?86)?1[0-9]{10}$' },
        { areaName: '中国香港', areaCode: '+852', regex: '^(?:\\+?852)?[4-9][0-9]{7}$' },
      ],
    },
  });
  for (const way of ['forgetByPhone', 'forgetByEmail'] as const) {
    for (const step of ['one', 'two', 'three'] as const) {
      gateway.on(`${access}/${way}/${step}`, { data: null });
    }
  }
  gateway.on(`${access}/sendCode/one`, { data: { resendAfterMs: 60_000, expiresInMs: 300_000 } });
};

const meta = {
  ...pageMeta,
  title: 'Pages/Access',
  parameters: {
    ...pageMeta.parameters,
    ...at({ path: '/agent', script: all(content, captchas, codes) }),
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LOGIN = /^登录$|^登入$/;
const REGISTER = /^注册$|^註冊$/;

async function open(canvasElement: HTMLElement, name: RegExp) {
  const account = await within(canvasElement).findByRole('navigation', { name: /账户|帳戶/ });
  await userEvent.click(within(account).getByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog', {}, { timeout: 5000 }));
}

export const Login: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOGIN);
    await dialog.findByRole('checkbox', { name: /记住密码|記住密碼/ });
  },
};

export const LoginWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOGIN);
    await userEvent.click(dialog.getByRole('button', { name: LOGIN }));
    await expect(dialog.findAllByText(/不能为空|不能為空|不可為空/)).resolves.toHaveLength(2);
  },
};

export const Register: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await dialog.findByLabelText(/^确认密码|^確認密碼/);
  },
};

export const PictureCaptcha: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await userEvent.type(dialog.getByLabelText(/用户名|用戶名|使用者名稱/), 'linjiang88');
    await userEvent.type(dialog.getByLabelText(/^密码|^密碼/), 'pass8word');
    await userEvent.type(dialog.getByLabelText(/^确认密码|^確認密碼/), 'pass8word');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: REGISTER }));
    await within(document.body).findByRole('img', { name: /图形验证码|圖形驗證碼/ });
  },
};

export const SliderCaptcha: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOGIN);
    await userEvent.type(dialog.getByLabelText(/用户名|用戶名|使用者名稱/), 'linjiang88');
    await userEvent.type(dialog.getByLabelText(/^密码|^密碼/), 'pass8word');
    await userEvent.click(dialog.getByRole('button', { name: LOGIN }));
    await within(document.body).findByRole('slider', { name: /滑动验证|滑動驗證/ });
  },
};

const NEXT = '下一步';
const PHONE = /^手机号码|^手機號碼/;
const NAME = /用户名|用戶名/;
const FORGOT = /忘记密码|忘記密碼/;

async function openRecovery(canvasElement: HTMLElement) {
  const login = await open(canvasElement, LOGIN);
  await userEvent.click(login.getByRole('button', { name: FORGOT }));
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: /找回密码|找回密碼/ }),
  );
  await dialog.findByLabelText(PHONE, {}, { timeout: 5000 });
  return dialog;
}

export const RecoveryByPhone: Story = {
  play: async ({ canvasElement }) => {
    await openRecovery(canvasElement);
  },
};

export const RecoveryByEmail: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openRecovery(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: /邮箱找回|信箱找回/ }));
    await dialog.findByRole('textbox', { name: /邮箱|信箱/ });
  },
};

export const RecoveryWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openRecovery(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    await dialog.findByText(/请输入正确的手机号码|請輸入正確的手機號碼/);
    await dialog.findByText(/请输入用户名|請輸入用戶名/);
  },
};

async function verify(canvasElement: HTMLElement) {
  const dialog = await openRecovery(canvasElement);
  await userEvent.type(dialog.getByLabelText(PHONE), '13812345678');
  await userEvent.type(dialog.getByLabelText(NAME), 'linjiang88');
  await userEvent.click(dialog.getByRole('button', { name: NEXT }));
  await dialog.findByLabelText(/^验证码|^驗證碼/);
  return dialog;
}

export const RecoveryCode: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await verify(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码|取得驗證碼/ }));
    await dialog.findByRole('button', { name: /^\d+ 秒$/ });
  },
};

async function reset(canvasElement: HTMLElement) {
  const dialog = await verify(canvasElement);
  await userEvent.type(dialog.getByLabelText(/^验证码|^驗證碼/), '123456');
  await userEvent.click(dialog.getByRole('button', { name: NEXT }));
  await dialog.findByLabelText(/^新密码|^新密碼/);
  return dialog;
}

export const RecoveryNewPassword: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await reset(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^新密码|^新密碼/), 'kT7wq92mRx');
    await dialog.findByText(/密码强度：强|密碼強度：強/);
  },
};

export const RecoveryDone: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await reset(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^新密码|^新密碼/), 'kT7wq92mRx');
    await userEvent.type(dialog.getByLabelText(/^确认新密码|^確認新密碼/), 'kT7wq92mRx');
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    await dialog.findByText(/恭喜您/);
  },
};

/** The answer to the new password is lost: it may have been taken. */
export const RecoveryUnknown: Story = {
  parameters: at({
    path: '/agent',
    script: all(content, captchas, codes, (gateway) => {
      gateway.on(`${access}/forgetByPhone/three`, { statusCode: 6006, message: '' });
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await reset(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^新密码|^新密碼/), 'kT7wq92mRx');
    await userEvent.type(dialog.getByLabelText(/^确认新密码|^確認新密碼/), 'kT7wq92mRx');
    await userEvent.click(dialog.getByRole('button', { name: NEXT }));
    const alert = within(await dialog.findByRole('alert'));
    await alert.findByRole('button', { name: /返回登录|返回登入/ });
  },
};

/** Ten codes in a day: the alert leads to the other way. */
export const RecoveryTooManyCodes: Story = {
  parameters: at({
    path: '/agent',
    script: all(content, captchas, codes, (gateway) => {
      gateway.on(`${access}/sendCode/one`, { statusCode: 6034, message: '验证码获取次数已达上限' });
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await verify(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码|取得驗證碼/ }));
    const alert = within(await dialog.findByRole('alert'));
    await alert.findByRole('button', { name: /邮箱找回|信箱找回/ });
  },
};

/** A login that is answered so, up to the check of the device. */
async function toDevice(canvasElement: HTMLElement) {
  const login = await open(canvasElement, LOGIN);
  await userEvent.type(login.getByLabelText(NAME), 'linjiang88');
  await userEvent.type(login.getByLabelText(/^密码|^密碼/), 'pass8word');
  await userEvent.click(login.getByRole('button', { name: LOGIN }));
  const slider = await within(document.body).findByRole('slider', {
    name: /滑动验证|滑動驗證/,
  });
  slider.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: /新设备验证|新裝置驗證/ }),
  );
  await dialog.findByText(/138\*{4}5678/, {}, { timeout: 5000 });
  return dialog;
}

interface Refused {
  statusCode: number;
  message: string;
  data?: unknown;
}

/** The first login is answered so, and those after it. */
const logins =
  (first: Refused, next: Refused = first): Script =>
  (gateway) => {
    gateway.on(`${access}/user/member/sliderAnswer`, {
      data: { lot_number: 'lot-1', captcha_output: 'o', pass_token: 'p', gen_time: '1' },
    });
    gateway.on(`${access}/user/member/validateGeeCheck`, { data: { result: 'success' } });
    let asked = 0;
    gateway.on(`${access}/user/login`, () => (asked++ === 0 ? first : next));
  };

const unknownDevice = {
  statusCode: 6026,
  message: '检测到新设备登录，请验证身份',
  data: { phoneNumber: '138****5678' },
};

const toUnknownDevice = at({
  path: '/agent',
  script: all(content, captchas, codes, logins(unknownDevice)),
});

export const NewDevice: Story = {
  parameters: toUnknownDevice,
  play: async ({ canvasElement }) => {
    await toDevice(canvasElement);
  },
};

async function getCode(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: /获取验证码|取得驗證碼/ }));
  const digits = within(
    await within(document.body).findByRole('dialog', { name: /安全校验|安全校驗|安全驗證/ }),
  );
  await userEvent.type(digits.getByRole('textbox'), '1234');
  await userEvent.click(digits.getByRole('button', { name: /确定|確定/ }));
  await dialog.findByRole('button', { name: /^\d+ 秒$/ });
}

export const NewDeviceDigits: Story = {
  parameters: toUnknownDevice,
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码|取得驗證碼/ }));
    await within(document.body).findByRole('dialog', { name: /安全校验|安全校驗|安全驗證/ });
  },
};

export const NewDeviceWrongCode: Story = {
  parameters: at({
    path: '/agent',
    script: all(
      content,
      captchas,
      codes,
      logins(unknownDevice, { statusCode: 6036, message: '验证码错误' }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await getCode(dialog);
    await userEvent.type(dialog.getByRole('textbox'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: LOGIN }));
    await expect(dialog.findByText('验证码错误')).resolves.toBeVisible();
  },
};

export const NewDeviceTooMany: Story = {
  parameters: at({
    path: '/agent',
    script: all(
      content,
      captchas,
      codes,
      logins(unknownDevice, {
        statusCode: 6039,
        message: '登录设备过多',
        data: {
          ticket: '0123456789abcdef',
          devices: [
            { id: 'd1', label: 'Chrome · Windows', place: '上海', lastAt: 1_781_200_000_000 },
            { id: 'd2', label: 'Safari · iPhone', place: '杭州', lastAt: 1_780_200_000_000 },
          ],
        },
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await toDevice(canvasElement);
    await getCode(dialog);
    await userEvent.type(dialog.getByRole('textbox'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: LOGIN }));
    const remove = await dialog.findByRole('button', { name: '移除 Chrome · Windows' });
    await waitFor(() => expect(remove).toHaveFocus());
  },
};
