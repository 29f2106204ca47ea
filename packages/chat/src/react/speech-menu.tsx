import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useAction, useServices, useSession } from '@courtside/shell/react';
import { Menu, type MenuAction } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../core/types.ts';
import { chatApi } from '../redux/chat-api.ts';
import type { Chat } from '../runner/create-chat.ts';
import { m } from './messages.ts';
import { MoreButton } from './more-button.tsx';

export interface SpeechMenuProps {
  message: ChatMessage;
  /** The text as shown. */
  text: string;
  chat: Chat;
  onMention: (nickname: string) => void;
}

/** The menu of a message. It is created when first requested, and opens at once. */
export function SpeechMenu({ message, text, chat, onMention }: SpeechMenuProps) {
  const t = useT();
  const { toaster } = useServices();
  const { loggedIn } = useSession();
  const { run } = useAction();
  const [report] = chatApi.useReportSpeechMutation();
  const trigger = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  const { id, rid, sender, msg } = message;
  const { nickname, userId } = sender;
  const self = chat.state().self?.person;
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // The click that requested the menu was on the button that stood here before.
    trigger.current?.focus();
    trigger.current?.click();
  }, []);
  const entries: MenuAction[] = [
    {
      label: t(m.copy),
      onSelect: () =>
        void run(async () => {
          await navigator.clipboard.writeText(text);
          toaster.show(t(words.copied), 'success');
        }),
    },
  ];
  if (self?.userId !== userId) {
    if (self?.guest === 0) {
      entries.unshift({ label: t(m.mention), onSelect: () => onMention(nickname) });
    }
    if (loggedIn) {
      entries.push({
        label: t(m.report),
        onSelect: () =>
          void run(async () => {
            await report({ rid, id, nickname, msg }).unwrap();
            toaster.show(t(m.reported), 'success');
          }),
      });
    }
    entries.push({
      label: t(m.block),
      onSelect: () => {
        chat.blocked.block({ userId, nickname });
        toaster.show(t(m.blocked, { name: nickname }));
      },
    });
  }
  return (
    <Menu
      trigger={<MoreButton ref={trigger} nickname={nickname} />}
      align="end"
      entries={entries}
    />
  );
}
