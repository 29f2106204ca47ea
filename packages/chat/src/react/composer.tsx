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

/** What the rest of the room does to the field. */
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

/** Where the user speaks, or is told why they cannot. What was typed is kept for each room. */
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
  /** Apart from what stands before it and what is typed after it: a code that runs into either is none. */
  const putWord = (word: string) => put(`${/\S$/.test(text) ? ' ' : ''}${word} `);
  useImperativeHandle(ref, () => ({ mention: (nickname) => put(`@${nickname} `) }));

  function send() {
    const said = chat.say(text);
    if (said.ok) {
      setText('');
      setFault(null);
    } else if (said.error === 'words' || said.error === 'full') setFault(said.error);
  }

  // What waits for the connection may be typed and sent.
  const isShut = why !== null && why.code !== 'offline' && why.code !== 'too-fast';
  // What is pasted is told at once, and never cut in silence.
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
              // Enter that ends the choice of a character is not the one that sends.
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

/** WebKit tells of the key that ends a composition after the composition is over, by its code alone. */
const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** Why nobody is heard, what the operator wrote, and the time that is left. */
function Why({ why, now }: { why: Hindrance; now: number }) {
  const t = useT();
  const { code, until, reason, level } = why;
  return (
    <>
      {t(hindrances[code], { level: level ?? 0 })}
      {reason !== '' && `：${reason}`}
      {/* Each second anew: not for a reader, who hears the reason. */}
      {until !== null && <span aria-hidden>{t(m.left, { time: minutes(until - now) })}</span>}
    </>
  );
}
