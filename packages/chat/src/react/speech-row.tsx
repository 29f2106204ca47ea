import { formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Badge, classNames } from '@courtside/ui';
import { useState } from 'react';
import type { RoomNote } from '../core/room.ts';
import type { TimelineItem } from '../core/timeline.ts';
import type { ChatMessage } from '../core/types.ts';
import type { Chat } from '../runner/create-chat.ts';
import { MessageText } from './message-text.tsx';
import { m } from './messages.ts';
import { MoreButton } from './more-button.tsx';
import { PredictionText } from './prediction-text.tsx';
import { SpeechMenu } from './speech-menu.tsx';

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
  const { sender, at, id } = message;
  const { nickname, vipLevel, userId } = sender;
  const self = chat.state().self?.person;
  const isOwn = self?.userId === userId;
  const isForMe = self !== undefined && text.includes(`@${self.nickname}`);
  return (
    <article className={classNames('cs-chat-speech', isOwn && 'is-own', isForMe && 'is-for-me')}>
      <header className="cs-chat-speech__head">
        {vipLevel > 0 && <Badge>{t(m.vip, { level: vipLevel })}</Badge>}
        <b className="cs-chat-speech__name">{nickname}</b>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {/* A row may be reused for another message: the key ties the menu to this one. */}
        <SpeechTools key={id} {...{ message, text, chat, onMention }} />
      </header>
      <div className="cs-chat-speech__text">
        <MessageText text={text} />
      </div>
    </article>
  );
}

/** The button of a message, and its menu once requested: a busy room cannot afford a menu for every message. */
function SpeechTools(props: Omit<SpeechProps, 'time'>) {
  const [asked, setAsked] = useState(false);
  if (asked) return <SpeechMenu {...props} />;
  return <MoreButton nickname={props.message.sender.nickname} onClick={() => setAsked(true)} />;
}
