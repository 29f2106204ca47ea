import { gatewayApi } from '@courtside/api-client/redux';
import type { MemberCard } from '@courtside/contract';
import type { Cancel } from '@courtside/kernel';
import { useMember, useServices } from '@courtside/shell/react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  cardTransition,
  namesHolder,
  NO_CARD_CHANGE,
  type CardChange,
  type CardEvent,
  type CardTask,
} from '../../core/card-change.ts';
import { sendCardTask } from '../../redux/money-calls.ts';
import { moneyRefusal } from '../../redux/money-refusal.ts';
import { moneyTags } from '../../redux/funds-api.ts';

/** Milliseconds until the list is read again to find the outcome of a change. */
const LIST_AGAIN_MS = 3000;

export interface CardChanges {
  readonly state: CardChange;
  want(task: CardTask, cards: readonly MemberCard[]): void;
  /** @param password MD5 of the withdrawal password */
  confirm(password: string): void;
  dismiss(): void;
}

/** Carries out one change of cards at a time. */
export function useCardChange(): CardChanges {
  const { client, clock } = useServices();
  const { data: member } = useMember();
  const dispatch = useDispatch();
  const [state, setState] = useState<CardChange>(NO_CARD_CHANGE);
  /** The current state for the next event: two presses may come before the next render. */
  const current = useRef<CardChange>(NO_CARD_CHANGE);
  const timer = useRef<Cancel | null>(null);
  /** The page was left: an answer that comes later begins no timer. */
  const ended = useRef(false);
  useEffect(() => {
    ended.current = false;
    return () => {
      ended.current = true;
      timer.current?.();
    };
  }, []);

  const realName = async () => {
    const sealed = member?.sealed.realName;
    return sealed === undefined ? '' : client.reveal('realName', sealed);
  };

  const send = (event: CardEvent, password = ''): void => {
    const step = cardTransition(current.current, event);
    current.current = step.state;
    setState(step.state);
    for (const effect of step.effects) {
      if (effect.type === 'send') carryOut(effect.task, password);
      else list();
    }
  };

  function carryOut(task: CardTask, password: string): void {
    const failed = (type: 'unsent' | 'lost') => (fault: unknown) => {
      const refusal = moneyRefusal(fault);
      send(refusal ? { type: 'refused', refusal } : { type });
    };
    const change = (holder: string) =>
      sendCardTask(client, task, password, holder)
        .then(() => send({ type: 'accepted' }), failed('lost'))
        .finally(() => dispatch(gatewayApi.util.invalidateTags([...moneyTags])));
    if (namesHolder(task)) void realName().then(change, failed('unsent'));
    else void change('');
  }

  function list(): void {
    if (ended.current) return;
    timer.current = clock.after(LIST_AGAIN_MS, () => {
      client.call('/fd/api/v1/bankCard/queryMemberBanksInfoList', {}).then(
        (answer) => {
          send({ type: 'listed', cards: answer.list });
          dispatch(gatewayApi.util.invalidateTags([...moneyTags]));
        },
        () => send({ type: 'lost' }),
      );
    });
  }

  return {
    state,
    want: (task, cards) => send({ type: 'wanted', task, cards }),
    confirm: (password) => send({ type: 'confirmed' }, password),
    dismiss: () => send({ type: 'dismissed' }),
  };
}
