import { formatTime, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useAction, useServices, useSession } from '@courtside/shell/react';
import { Badge, classNames, Menu, type MenuAction } from '@courtside/ui';
import type { RoomNote } from '../core/room.ts';
import type { TimelineItem } from '../core/timeline.ts';
import type { ChatMessage } from '../core/types.ts';
import { chatApi } from '../redux/chat-api.ts';
import type { Chat } from '../runner/create-chat.ts';
import { SpokenText } from './emoji.tsx';
import { m } from './messages.ts';
import { PredictionText } from './prediction-text.tsx';

export interface RowProps {
  item: TimelineItem;
  chat: Chat;
  onMention: (nickname: string) => void;
}

/** One line of the room. */
export function SpeechRow({ item, chat, onMention }: RowProps) {
  const t = useT();
  const { tag } = useLanguage();
  const time = formatTime(item.at, tag);
  if (item.kind === 'note') {
    return <p className="cs-chat-note">{noteText(item.note, t)}</p>;
  }
  if (item.kind === 'message') {
    return <Speech {...{ message: item.message, text: item.text, time, chat, onMention }} />;
  }
  const { sender } = item.kind === 'gift' ? item.gift : item.prediction;
  return (
    <p className={`cs-chat-note cs-chat-note--${item.kind}`}>
      <b>{sender.nickname}</b>{' '}
      {item.kind === 'gift' ? (
        t(m.gift, { gift: item.gift.giftName, count: item.gift.count })
      ) : (
        <PredictionText prediction={item.prediction} />
      )}
    </p>
  );
}

function noteText({ kind, text }: RoomNote, t: ReturnType<typeof useT>): string {
  return kind === 'notice' ? text : t(m[kind], { name: text });
}

interface SpeechProps extends Omit<RowProps, 'item'> {
  message: ChatMessage;
  text: string;
  time: string;
}

function Speech({ message, text, time, chat, onMention }: SpeechProps) {
  const t = useT();
  const { toaster } = useServices();
  const { loggedIn } = useSession();
  const { run } = useAction();
  const [report] = chatApi.useReportSpeechMutation();
  const { id, rid, sender, msg, at } = message;
  const { nickname, vipLevel, userId } = sender;
  const self = chat.state().self?.person;
  const isOwn = self?.userId === userId;
  const isForMe = self !== undefined && text.includes(`@${self.nickname}`);
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
  if (!isOwn) {
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
    <article className={classNames('cs-chat-speech', isOwn && 'is-own', isForMe && 'is-for-me')}>
      <header className="cs-chat-speech__head">
        {vipLevel > 0 && <Badge>{t(m.vip, { level: vipLevel })}</Badge>}
        <b className="cs-chat-speech__name">{nickname}</b>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        <Menu
          trigger={
            <button
              type="button"
              className="cs-chat-speech__more"
              aria-label={t(m.actions, { name: nickname })}
            >
              ⋯
            </button>
          }
          align="end"
          entries={entries}
        />
      </header>
      <p className="cs-chat-speech__text">
        <SpokenText text={text} />
      </p>
    </article>
  );
}
