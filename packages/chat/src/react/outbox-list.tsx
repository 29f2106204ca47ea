import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import type { Speech } from '../core/outbox.ts';
import type { Chat } from '../runner/create-chat.ts';
import { MessageText } from './message-text.tsx';
import { hindrances, m } from './messages.ts';

/** The messages that are not heard yet, with their state. */
export function OutboxList({ chat, outbox }: { chat: Chat; outbox: readonly Speech[] }) {
  const t = useT();
  if (outbox.length === 0) return null;
  return (
    <ul className="cs-chat-outbox">
      {outbox.map((speech) => {
        const { key, msg, state, code } = speech;
        return (
          <li key={key} className={`cs-chat-outbox__row is-${state}`}>
            <div>
              <MessageText text={msg} />
            </div>
            {state === 'failed' ? (
              <>
                <span className="cs-chat-outbox__why" role="alert">
                  {t(m.failed)}：
                  {code === undefined || code === 'no-answer'
                    ? t(m.unanswered)
                    : t(hindrances[code], { level: 0 })}
                </span>
                <Button size="sm" onClick={() => chat.sayAgain(key)}>
                  {t(m.again)}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => chat.forget(key)}>
                  {t(m.discard)}
                </Button>
              </>
            ) : (
              <small>{t(state === 'sent' ? m.sending : m.queued)}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
