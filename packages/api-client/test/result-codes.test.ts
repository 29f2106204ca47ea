import { resultCode } from '@courtside/contract';
import { expect, test } from 'vitest';
import { GatewayError } from '../src/index.ts';
import { BALANCE, setUp } from './set-up.ts';

/** What spec access 8 says of each code: its name there, what it is about, and what a client does. */
const CATALOGUE: readonly (readonly [
  id: string,
  code: number,
  name: string,
  kind: string,
  action: string,
])[] = [
  ['CO-02', 6001, 'login-expired', 'session', 'login'],
  ['CO-03', 6002, 'invalid-credentials', 'refusal', 'show-message'],
  ['CO-04', 6003, 'access-denied', 'refusal', 'show-message'],
  ['CO-05', 6004, 'not-found', 'refusal', 'show-message'],
  ['CO-06', 6005, 'server-error', 'fault', 'retry-later'],
  ['CO-07', 6006, 'bad-gateway', 'fault', 'retry-later'],
  ['CO-08', 6007, 'invalid-parameter', 'refusal', 'show-message'],
  ['CO-09', 6008, 'illegal-parameter', 'refusal', 'show-message'],
  ['CO-10', 6009, 'data-exists', 'refusal', 'show-message'],
  ['CO-11', 6010, 'upload-failure', 'refusal', 'show-message'],
  ['CO-12', 6011, 'frequent-submission', 'limit', 'show-message'],
  ['CO-13', 6012, 'warning', 'refusal', 'show-dialog'],
  ['CO-14', 6013, 'maintenance', 'maintenance', 'maintenance-page'],
  ['CO-15', 6014, 'invocation-error', 'fault', 'retry-later'],
  ['CO-16', 6015, 'unbound-phone', 'verification', 'bind-phone'],
  ['CO-17', 6016, 'phone-verification-required', 'verification', 'verify-phone'],
  ['CO-18', 6017, 'phone-verification-required', 'verification', 'verify-phone'],
  ['CO-21', 6025, 'ip-not-passed', 'risk', 'verify-device'],
  ['CO-22', 6026, 'device-not-passed', 'risk', 'verify-device'],
  ['CO-23', 6027, 'device-and-ip-not-passed', 'risk', 'verify-device'],
  ['CO-24', 6028, 'long-time-not-logged-in', 'risk', 'verify-device'],
  ['CO-25', 6029, 'risky-login', 'risk', 'verify-device'],
  ['CO-26', 6030, 'contact-customer-service', 'refusal', 'contact-service'],
  ['CO-27', 6031, 'region-limited', 'region', 'show-message'],
  ['CO-28', 6032, 'region-warning', 'region', 'show-message'],
  ['CO-29', 6033, 'ip-restricted', 'region', 'show-message'],
  ['CO-30', 6034, 'maximum-phone-attempts', 'limit', 'show-message'],
  ['CO-31', 6035, 'authentication-required', 'verification', 'start-over'],
  ['CO-32', 6036, 'authentication-code-error', 'verification', 'show-message'],
  ['CO-33', 6037, 'authentication-locked', 'limit', 'show-message'],
  ['CO-34', 6038, 'authentication-code-expired', 'verification', 'show-message'],
  ['CO-35', 6039, 'too-many-devices', 'limit', 'show-message'],
  ['CO-36', 6066, 'sixty-second-limit', 'limit', 'wait'],
  // The wallet's token is the game's: the member stays logged in.
  ['CO-37', 6099, 'wallet-token-expired', 'verification', 're-enter-game'],
  ['CO-38', 6100, 'password-check-failure', 'refusal', 'show-message'],
  ['CO-39', 6110, 'locking-unavailable', 'refusal', 'show-message'],
  ['CO-40', 6111, 'withdrawal-protection-configuration', 'fault', 'retry-later'],
  ['CO-41', 6301, 'venue-parameter-error', 'refusal', 'show-message'],
  ['CO-42', 6302, 'uid-verification', 'verification', 're-enter-game'],
  ['CO-43', 6303, 'no-data', 'refusal', 'show-message'],
  ['CO-44', 6316, 'system-under-maintenance', 'maintenance', 'show-message'],
  ['CO-45', 6317, 'system-busy', 'fault', 'retry-later'],
  ['CO-46', 6318, 'another-system-error', 'fault', 'retry-later'],
  ['CO-47', 6366, 'testing', 'maintenance', 'show-message'],
  ['CO-48', 6399, 'system-abnormal', 'fault', 'retry-later'],
  ['CO-49', 6413, 'venue-activity', 'refusal', 'transfer-in'],
  ['CO-50', 6415, 'venue-under-maintenance', 'maintenance', 'show-message'],
  ['CO-51', 6449, 'bind-real-name', 'verification', 'bind-real-name'],
  ['CO-52', 6500, 'popup-not-prompted', 'refusal', 'none'],
  ['CO-53', 6501, 'access-suspended-with-popup', 'maintenance', 'show-dialog'],
  ['CO-54', 6502, 'access-suspended', 'maintenance', 'show-message'],
];

test.each(CATALOGUE)('[%s] %i is taken as %s', async (_id, code, name, kind, action) => {
  const expired: number[] = [];
  const { client, gateway } = setUp({
    options: { onSessionExpired: ({ statusCode }) => expired.push(statusCode) },
  });
  gateway.on(BALANCE, { statusCode: code, message: '网关的话', data: { left: 1 } });
  const fault = await client.call(BALANCE, {}).catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(GatewayError);
  expect(fault).toMatchObject({
    statusCode: code,
    serverMessage: '网关的话',
    data: { left: 1 },
    // What the gateway said is final: a repeat is for faults of the way.
    retryable: kind === 'fault',
    result: { code, name, kind, action, messageKey: `result.${name}` },
  });
  expect(expired).toEqual(code === 6001 ? [6001] : []);
});

test('the catalogue is whole', () => {
  const told = CATALOGUE.map(([, code]) => code);
  // Player protection has numbers of its own; see the contract's README.
  const values = [6000, 6021, 6022, ...Array.from({ length: 11 }, (_, at) => 6701 + at)];
  const all = Array.from({ length: 1000 }, (_, at) => 6000 + at).filter(
    (code) => resultCode(code).name !== 'unknown',
  );
  expect([...told, ...values].toSorted((a, b) => a - b)).toEqual(all);
});

test('[CO-01] 6000 is a success, and only its data come back', async () => {
  const { client, gateway } = setUp();
  const data = {
    centerWalletBalance: '1.00',
    lockedMoney: '0.00',
    totalBalance: '1.00',
    currency: 'CNY',
  };
  gateway.on(BALANCE, { data });
  expect(await client.call(BALANCE, {})).toEqual(data);
});
