import { md5Hex } from '../src/access/passwords.ts';
import { encrypt } from '../src/wire/cipher.ts';
import { KEYS, type TestSandbox } from './harness.ts';
import type { Envelope, Overrides, SignedClient } from './signed-client.ts';

export const user = '/site/api/v1/user';
export const PASSWORD = 'abc12345';

/** A fresh picture captcha with its answer. */
export async function picture(site: TestSandbox, client: SignedClient) {
  const { data } = await client.call(`${user}/register/defaultKaptcha`);
  const id = String(data['x-code']);
  const { answer } = await site.door<{ answer: string }>('GET', `/captcha/${id}`);
  return { id, answer };
}

export async function registered(
  site: TestSandbox,
  client: SignedClient,
  name: string,
  over: object = {},
  how: Overrides = {},
) {
  const { id, answer } = await picture(site, client);
  const password = md5Hex(PASSWORD);
  const body = {
    name,
    password,
    secondPassword: password,
    kaptchcate: 1,
    codeId: id,
    code: answer.toLowerCase(),
    domain: 'http://localhost:5173',
    rCode: '',
    iCode: '',
    ...over,
  };
  return client.call(`${user}/register`, body, how);
}

export async function solvedSlider(site: TestSandbox, client: SignedClient, off = 0) {
  const { data } = await client.call(`${user}/member/sliderChallenge`);
  const lot = String(data['lot_number']);
  const { x } = await site.door<{ x: number }>('GET', `/captcha/${lot}`);
  const solved = await client.call(`${user}/member/sliderAnswer`, { lot_number: lot, x: x + off });
  if (solved.status_code !== 6000) return solved;
  return client
    .call(`${user}/member/validateGeeCheck`, { ...solved.data, validate_way: 0 })
    .then((check) => ({ ...check, data: solved.data }));
}

export const login = (
  client: SignedClient,
  name: string,
  over: object = {},
  how: Overrides = {},
): Promise<Envelope<Record<string, unknown>>> =>
  client.call(
    `${user}/login`,
    {
      isAgent: 0,
      name,
      password: md5Hex(PASSWORD),
      kaptchcate: 4,
      codeId: '',
      code: '',
      version: '0.1.0',
      ...over,
    },
    how,
  );

/** Logs in with a solved slider. */
export async function loggedIn(
  site: TestSandbox,
  client: SignedClient,
  name: string,
  over: object = {},
  how: Overrides = {},
) {
  const { data } = await solvedSlider(site, client);
  return login(
    client,
    name,
    { codeId: data['lot_number'], code: data['pass_token'], ...over },
    how,
  );
}

/** The login that follows a risk code: no more than spec access 7 lists. */
export const verifiedLogin = (client: SignedClient, name: string, sendCodeNum: string) =>
  client.call(`${user}/login`, {
    name,
    password: md5Hex(PASSWORD),
    kaptchcate: 99,
    sendCodeNum,
  });

const sealed = (text: string): string => encrypt(KEYS.crypt, text).toString('base64');

export interface CodeWish {
  readonly to: string;
  readonly name?: string;
  readonly type: 2 | 3 | 4 | 5;
  readonly cate?: 0 | 1 | 2;
  readonly captcha?: { id: string; answer: string };
  readonly over?: object;
}

/** Asks for a code as a front end does. */
export function sendCode(
  client: SignedClient,
  which: 'one' | 'two',
  { to, name = '', type, cate = 0, captcha, over = {} }: CodeWish,
): Promise<Envelope<Record<string, unknown>>> {
  const id = captcha?.id ?? '';
  return client.call(`/site/api/v1/sendCode/${which}`, {
    sendCodeNumV2: sealed(to),
    sendNameV2: sealed(name),
    codeIdV2: sealed(id),
    SendCodeNum: md5Hex(to),
    SendName: md5Hex(name),
    codeId: md5Hex(id),
    type,
    cate,
    version: 1,
    kaptchcate: captcha === undefined ? 99 : 1,
    imageCode: captcha?.answer ?? '',
    ...over,
  });
}

/** The last code that went to a phone or mailbox. */
export async function codeTo(site: TestSandbox, to: string): Promise<string> {
  const [last] = await site.door<{ code: string }[]>('GET', `/codes?to=${encodeURIComponent(to)}`);
  return last?.code ?? '';
}

/** Any six digits but these. */
export const wrong = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A member with a phone who registered here and is logged in. */
export async function memberWithPhone(site: TestSandbox, name: string, phone: string) {
  const client = site.client();
  await registered(site, client, name);
  await site.door('POST', '/members', { name, phone, token: false });
  const { data } = await login(client, name, { kaptchcate: 99 });
  client.use(String(data['token']));
  return client;
}
