import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useDrafts, useServices } from '@courtside/shell/react';
import { Button, TextAreaField } from '@courtside/ui';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ChatState } from '../core/chat.ts';
import {
  type Hindrance,
  hindrance,
  MOST_CHARACTERS,
  mutedUntil,
  speechFault,
} from '../core/speech.ts';
import type { Chat } from '../runner/create-chat.ts';
import { Choices } from './choices.tsx';
import { EMOJI, EmojiPicture } from './emoji.tsx';
import { GiveGift } from './give-gift.tsx';
import { hindrances, m, phrases } from './messages.ts';
import { OthersButtons } from './others-buttons.tsx';
import { useNow } from './use-chat.ts';

/** What other parts of the room can do with the message field. */
export interface ComposerHandle {
  mention(nickname: string): void;
}

interface ComposerProps {
  chat: Chat;
  state: ChatState;
  rid: string;
  ref?: Ref<ComposerHandle>;
}

const minutes = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The message field, or the reason why the user cannot speak. The typed text is kept for each room. */
export function Composer({ chat, state, rid, ref }: ComposerProps) {
  const t = useT();
  const { events } = useServices();
  const drafts = useDrafts();
  const name = `chat.${rid}`;
  const [text, setText] = useState(() => String(drafts.read(name) ?? ''));
  const [fault, setFault] = useState<'words' | 'full' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const until = Math.max(state.hold?.until ?? 0, mutedUntil(state) ?? 0);
  const [ended, setEnded] = useState(0);
  const now = useNow(until > ended);
  if (until > ended && until <= now) setEnded(until);
  const why = hindrance(state, now);
  useEffect(() => drafts.keep(name, text === '' ? null : text), [drafts, name, text]);

  const put = (more: string) => {
    setText((before) => `${before}${more}`);
    field.current?.focus();
  };
  /** Appends a word separated by spaces, as a code that touches other text is not recognised. */
  const putWord = (word: string) => put(`${/\S$/.test(text) ? ' ' : ''}${word} `);
  useImperativeHandle(ref, () => ({ mention: (nickname) => put(`@${nickname} `) }));

  function send() {
    const said = chat.say(text);
    if (said.ok) {
      setText('');
      setFault(null);
    } else if (said.error === 'words' || said.error === 'full') setFault(said.error);
  }

  // Offline or after a message sent too fast, the user may still type and send: the message waits.
  const isShut = why !== null && why.code !== 'offline' && why.code !== 'too-fast';
  // A pasted text that is too long is reported at once, and never cut silently.
  const error =
    speechFault(text) === 'too-long'
      ? t(m.tooLong, { count: MOST_CHARACTERS })
      : fault && t(m[fault]);
  return (
    <form
      className="cs-chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="cs-chat-composer__why" role="status">
        {why && <Why why={why} now={now} />}
      </p>
      {why?.code === 'guest' ? (
        <Button
          type="button"
          variant="primary"
          onClick={() => events.emit('showLoginTips', undefined)}
        >
          {t(words.login)}
        </Button>
      ) : (
        <>
          <TextAreaField
            ref={field}
            label={t(m.field)}
            hideLabel
            rows={2}
            maxLength={MOST_CHARACTERS}
            value={text}
            disabled={isShut}
            placeholder={t(m.placeholder)}
            error={error ?? undefined}
            keepsOverflow
            onChange={(next) => {
              setText(next);
              setFault(null);
            }}
            onKeyDown={(event) => {
              // The Enter key that ends an IME composition must not send.
              if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              send();
            }}
          />
          <div className="cs-chat-composer__bar">
            <Choices label={t(m.emoji)} disabled={isShut}>
              {Object.keys(EMOJI).map((each) => (
                <button
                  key={each}
                  type="button"
                  className="cs-chat-choice"
                  onClick={() => put(`[${each}]`)}
                >
                  <EmojiPicture name={each} />
                </button>
              ))}
            </Choices>
            <Choices label={t(m.phrases)} disabled={isShut}>
              {phrases.map((each) => (
                <button
                  key={each.id}
                  type="button"
                  className="cs-chat-choice"
                  onClick={() => put(t(each))}
                >
                  {t(each)}
                </button>
              ))}
            </Choices>
            <GiveGift rid={rid} disabled={isShut} />
            <OthersButtons disabled={isShut} put={putWord} />
            <Button type="submit" size="sm" variant="primary" disabled={isShut}>
              {t(m.send)}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** WebKit fires the key that ends a composition after the composition is over; only its key code tells it. */
const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** The reason why the user cannot speak, the operator's text, and the time that is left. */
function Why({ why, now }: { why: Hindrance; now: number }) {
  const t = useT();
  const { code, until, reason, level } = why;
  return (
    <>
      {t(hindrances[code], { level: level ?? 0 })}
      {reason !== '' && `：${reason}`}
      {/* Changes each second, so it is hidden from screen readers, which read the reason. */}
      {until !== null && <span aria-hidden>{t(m.left, { time: minutes(until - now) })}</span>}
    </>
  );
}
