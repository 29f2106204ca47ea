import { gatewayApi } from '@courtside/api-client/redux';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  passwordTransition,
  type PasswordChange,
  type PasswordEffect,
  type PasswordEvent,
} from '../../core/withdrawal-password.ts';
import { withdrawalPasswordHash } from '../../redux/money-calls.ts';
import { moneyRefusal } from '../../redux/money-refusal.ts';
import { moneyTags } from '../../redux/funds-api.ts';
import { pw } from './password-messages.ts';

/** One setting or change of the withdrawal password. @param onDone called once it was accepted */
export function usePasswordChange(begin: () => PasswordChange, onDone: () => void) {
  const { client } = useServices();
  const t = useT();
  const faultText = useFaultText();
  const dispatchTags = useDispatch();
  const [state, setState] = useState(begin);
  /** The current state for the next event: two presses may come before the next render. */
  const current = useRef(state);

  const perform = useCallback(
    async (effect: PasswordEffect) => {
      if (effect.type === 'prove') {
        await client.call('/site/api/v1/user/withdrawal/pwd/emailCheck', { code: effect.code });
        return;
      }
      const password = withdrawalPasswordHash(effect.password);
      if (effect.type === 'set') {
        await client.call('/site/api/v1/user/withdrawal/pwd/set', {
          password,
          secondPassword: password,
        });
        return;
      }
      await client.call('/site/api/v1/user/withdrawal/pwd/reset', {
        password,
        secondPassword: password,
        ...(effect.old !== null && { oldPassword: withdrawalPasswordHash(effect.old) }),
      });
    },
    [client],
  );

  function advance(event: PasswordEvent) {
    const step = passwordTransition(current.current, event);
    current.current = step.state;
    setState(step.state);
    return step;
  }

  const send = (event: PasswordEvent): void => {
    const { effects } = advance(event);
    for (const effect of effects) {
      perform(effect).then(
        () => {
          advance({ type: 'accepted' });
          if (effect.type === 'prove') return;
          dispatchTags(gatewayApi.util.invalidateTags([...moneyTags]));
          onDone();
        },
        (fault: unknown) => {
          const told = moneyRefusal(fault);
          advance({
            type: 'refused',
            refusal: {
              statusCode: told?.statusCode ?? null,
              text: told === null && effect.type !== 'prove' ? t(pw.unsure) : faultText(fault),
              ...(told?.lockedMs !== undefined && { lockedMs: told.lockedMs }),
            },
          });
          dispatchTags(gatewayApi.util.invalidateTags([...moneyTags]));
        },
      );
    }
  };
  return { state, send };
}
