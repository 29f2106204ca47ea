import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { VisuallyHidden } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '../core/message-code.ts';
import type { TimelineItem } from '../core/timeline.ts';
import { m } from './messages.ts';

/** A busy room says more than anybody can be read: one sentence in so many ms. */
const EVERY_MS = 8000;

/** Tells a screen reader what is new, in one sentence now and then, unless it is paused. */
export function NewSpeech({ items, paused }: { items: readonly TimelineItem[]; paused: boolean }) {
  const t = useT();
  const { clock } = useServices();
  // Whoever is blocked is not told of either, and words stand as the brand lets them.
  const messages = useMemo(() => items.filter((item) => item.kind === 'message'), [items]);
  const now = useRef(messages);
  const told = useRef(messages.at(-1)?.message.id ?? null);
  const [text, setText] = useState('');
  useEffect(() => {
    now.current = messages;
    // What was there on entering is history.
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
        // A code is no speech.
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
