import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  cut,
  loggedIn,
  LOGIN_CALL,
  logins,
  refusal,
  refused,
  REGISTER_CALL,
  said,
  underWay,
  waysIn,
} from '../site/access-scripts.ts';
import {
  account,
  CONFIRM,
  CONTACT_SERVICE,
  dialogOf,
  LOG_IN,
  logIn,
  NAME,
  open,
  passPicture,
  REGISTER,
  seeAlert,
  seeBusy,
  sendRegistration,
} from '../site/access-steps.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

/** On a page for everybody; what ways in ask is answered, but for what the script says. */
const doorWith = (...scripts: readonly Script[]) =>
  at({ path: '/agent', script: all(waysIn, ...scripts) });

const meta = {
  ...pageMeta,
  title: 'Pages/Access',
  parameters: { ...pageMeta.parameters, ...doorWith() },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOG_IN);
    await dialog.findByRole('checkbox', { name: /记住密码|記住密碼/ });
  },
};

/** A page of its own. */
export const LoginOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '我的' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: LOG_IN }));
    await screen.findByRole('checkbox', { name: /记住密码|記住密碼/ });
  },
};

export const LoginWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOG_IN);
    await userEvent.click(dialog.getByRole('button', { name: LOG_IN }));
    await expect(dialog.findAllByText(/不能为空|不能為空/)).resolves.toHaveLength(2);
  },
};

export const LoginUnderWay: Story = {
  parameters: doorWith(underWay(LOGIN_CALL)),
  play: async ({ canvasElement }) => {
    await seeBusy(await logIn(canvasElement), LOG_IN);
  },
};

export const WrongPassword: Story = {
  parameters: doorWith(refused(LOGIN_CALL, 6002)),
  play: async ({ canvasElement }) => {
    await seeAlert(await logIn(canvasElement), said(6002));
  },
};

export const LoginCutOff: Story = {
  parameters: doorWith(cut(LOGIN_CALL)),
  play: async ({ canvasElement }) => {
    const dialog = await logIn(canvasElement);
    await seeAlert(dialog, /网络|網路/);
    await expect(dialog.getByLabelText(NAME)).toHaveValue('linjiang88');
  },
};

/** 6030: only customer service can help. */
export const LoginNeedsService: Story = {
  parameters: doorWith(refused(LOGIN_CALL, 6030)),
  play: async ({ canvasElement }) => {
    await seeAlert(await logIn(canvasElement), said(6030), CONTACT_SERVICE);
  },
};

/** 6501: told in a dialog of its own, too. */
export const SuspendedInADialog: Story = {
  parameters: doorWith(refused(LOGIN_CALL, 6501)),
  play: async ({ canvasElement }) => {
    const dialog = await logIn(canvasElement);
    const tips = await screen.findByRole('alertdialog');
    await expect(tips).toHaveTextContent(said(6501));
    await userEvent.click(within(tips).getByRole('button', { name: CONFIRM }));
    await seeAlert(dialog, said(6501), CONTACT_SERVICE);
  },
};

/** 6502: told above the form. */
export const Suspended: Story = {
  parameters: doorWith(refused(LOGIN_CALL, 6502)),
  play: async ({ canvasElement }) => {
    await seeAlert(await logIn(canvasElement), said(6502), CONTACT_SERVICE);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const GO_ON = /继续登录|繼續登入/;

/** 6032: nothing goes on before the warning was read. */
export const RegionWarning: Story = {
  parameters: doorWith(logins(6032)),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    const warning = await screen.findByRole('alertdialog');
    await expect(warning).toHaveTextContent(said(6032));
    await within(warning).findByRole('button', { name: GO_ON });
  },
};

/** The same login, sent again with `confirmed`: without it the gateway would warn again. */
const unlessConfirmed: Script = (gateway, zh) => {
  gateway.on(LOGIN_CALL, (body) =>
    (body as { confirmed?: 1 }).confirmed === 1
      ? { data: { token: 'token-of-a-story-0001', userId: '10000001' } }
      : refusal(zh, 6032),
  );
};

export const RegionWarningConfirmed: Story = {
  parameters: doorWith(member(), unlessConfirmed),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    const warning = within(await screen.findByRole('alertdialog'));
    await userEvent.click(warning.getByRole('button', { name: GO_ON }));
    const header = within(await account(canvasElement));
    await header.findByRole('button', { name: /退出登录|登出/ });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** 6705: who excluded themselves may still see and withdraw. */
export const SelfExcluded: Story = {
  parameters: doorWith(refused(LOGIN_CALL, 6705, { until: null })),
  play: async ({ canvasElement }) => {
    await seeAlert(await logIn(canvasElement), said(6705), /登[录入]以取款/);
  },
};

/** A session that ended: home, with the login over it and one sentence of why. */
export const LoginExpired: Story = {
  parameters: at({
    path: '/mine/userinfo',
    member: true,
    script: all(waysIn, (gateway, zh) =>
      gateway.on('/site/api/v1/user/member/info', {
        statusCode: 6001,
        message: zh('请重新登录', '請重新登入'),
      }),
    ),
  }),
  play: async () => {
    await screen.findByText(/登录已失效，请重新登录|登入已失效，請重新登入/);
    const dialog = await dialogOf(/登录\/注册|登入\/註冊/);
    await dialog.findByRole('checkbox', { name: /记住密码|記住密碼/ });
  },
};

export const Register: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await dialog.findByLabelText(/^确认密码|^確認密碼/);
  },
};

export const RegisterWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await userEvent.type(dialog.getByLabelText(NAME), '1a');
    await userEvent.type(dialog.getByLabelText(/^密码|^密碼/), 'short');
    await userEvent.type(dialog.getByLabelText(/^确认密码|^確認密碼/), 'other');
    await userEvent.click(dialog.getByRole('button', { name: REGISTER }));
    await dialog.findByText(/最少2个字母\+数字组合|最少2個字母\+數字組合/);
    await dialog.findByText(/请输入8-12位字母\+数字的组合|請輸入8-12位字母\+數字的組合/);
    await dialog.findByText(/两次密码输入不一致|兩次密碼輸入不一致/);
    await dialog.findByText(/请同意相关条款|請同意相關條款/);
  },
};

export const TermsOverTheForm: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await userEvent.click(dialog.getByRole('button', { name: /规则与条款|規則與條款/ }));
    const terms = within(await screen.findByRole('dialog', { name: /规则与条款|規則與條款/ }));
    await terms.findByRole('button', { name: /查看隐私政策|查看隱私權政策/ });
  },
};

/** 6009: said beside the field. */
export const NameTaken: Story = {
  parameters: doorWith(refused(REGISTER_CALL, 6009)),
  play: async ({ canvasElement }) => {
    const dialog = await sendRegistration(canvasElement);
    await passPicture();
    await dialog.findByText(/用户名已存在|用戶名稱已存在/);
  },
};

/** The account is there; the login form takes over, filled in, and says why. */
export const RegisteredButNotLoggedIn: Story = {
  parameters: doorWith(refused(LOGIN_CALL, 6030)),
  play: async ({ canvasElement }) => {
    const dialog = await sendRegistration(canvasElement);
    await passPicture();
    await seeAlert(dialog, /未能自动登录|未能自動登入/, CONTACT_SERVICE);
    await expect(dialog.getByRole('tab', { name: LOG_IN })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(dialog.getByLabelText(NAME)).toHaveValue('linjiang88');
  },
};

export const Registered: Story = {
  parameters: doorWith(member(), loggedIn),
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    await passPicture();
    await screen.findByText(/^(注册成功|註冊成功)$/);
    const header = within(await account(canvasElement));
    await header.findByRole('button', { name: /退出登录|登出/ });
  },
};
