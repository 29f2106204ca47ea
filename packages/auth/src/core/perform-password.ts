import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { PasswordEffect, PasswordEvent } from './password-change.ts';
import { passwordHash } from './password-hash.ts';

export interface PasswordParts {
  client: Pick<ApiClient, 'call'>;
  /** Text of a fault for the member. */
  faultText: (fault: unknown) => string;
}

/**
 * Changes the login password; each password is sent as its md5 (spec access 3).
 *
 * @returns its outcome as an event; never rejects
 */
export async function performPassword(
  { attempt, old, password, repeat }: Extract<PasswordEffect, { type: 'changePassword' }>,
  { client, faultText }: PasswordParts,
): Promise<PasswordEvent> {
  try {
    await client.call('/site/api/v1/user/member/changePassword', {
      oldPassword: passwordHash(old),
      password: passwordHash(password),
      secondPassword: passwordHash(repeat),
    });
    return { type: 'accepted', attempt };
  } catch (fault) {
    return {
      type: 'refused',
      attempt,
      statusCode: isGatewayError(fault) ? fault.statusCode : null,
      text: faultText(fault),
    };
  }
}
