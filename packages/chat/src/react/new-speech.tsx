import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { VisuallyHidden } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '../core/message-code.ts';
import type { TimelineItem } from '../core/timeline.ts';
import { m } from './messages.ts';

/** Milliseconds between two announcements, as a busy room says more than a screen reader can read. */
const EVERY_MS = 8000;

/** Announces new messages to screen readers, in one sentence every few seconds, unless paused. */
export function NewSpeech({ items, paused }: { items: readonly TimelineItem[]; paused: boolean }) {
  const t = useT();
  const { clock } = useServices();
  // `items` already leaves out blocked members and applies the brand's word filter.
  const messages = useMemo(() => items.filter((item) => item.kind === 'message'), [items]);
  const now = useRef(messages);
  const told = useRef(messages.at(-1)?.message.id ?? null);
  const [text, setText] = useState('');
  useEffect(() => {
    now.current = messages;
    // Messages that were there on entering are history and not announced.
    told.current ??= messages.at(-1)?.message.id ?? null;
  }, [messages]);
  useEffect(() => {
    if (paused) return undefined;
    const tell = () => {
      const from = told.current;
      const fresh = from === null ? [] : now.current.filter(({ message }) => message.id > from);
      const last = fresh.at(-1);
      if (last) {
        told.current = last.message.id;
        const { nickname } = last.message.sender;
        // A code is not read aloud.
        const said = codeOf(last.text)?.text ?? last.text;
        setText(t(m.told, { count: fresh.length, name: nickname, text: said }));
      }
      cancel = clock.after(EVERY_MS, tell);
    };
    let cancel = clock.after(EVERY_MS, tell);
    return () => cancel();
  }, [clock, paused, t]);
  return (
    <VisuallyHidden>
      <span role="status">{paused ? '' : text}</span>
    </VisuallyHidden>
  );
}
