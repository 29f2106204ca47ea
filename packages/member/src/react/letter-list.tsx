import type { Letter } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Button, CheckboxField, classNames, VisuallyHidden } from '@courtside/ui';
import { useState } from 'react';
import { letterLine } from '../core/letter-text.ts';
import { lm } from './letter-messages.ts';

export interface LetterListProps {
  letters: readonly Letter[];
  onOpen: (letter: Letter) => void;
  onRemove: (letterIds: readonly string[]) => void;
}

/** A list of letters: opened by their titles, selected by their checkboxes. */
export function LetterList({ letters, onOpen, onRemove }: LetterListProps) {
  const t = useT();
  const { tag } = useLanguage();
  const [marked, setMarked] = useState<readonly string[]>([]);
  // Letters that have left the list are no longer selected.
  const chosen = marked.filter((id) => letters.some(({ letterId }) => letterId === id));
  const all = letters.length > 0 && chosen.length === letters.length;
  const mark = (id: string, on: boolean) =>
    setMarked(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <>
      <div className="cs-letters__tools">
        <CheckboxField
          checked={all}
          onChange={(on) => setMarked(on ? letters.map(({ letterId }) => letterId) : [])}
        >
          {t(lm.chooseAll)}
        </CheckboxField>
        {chosen.length > 0 && (
          <>
            <span>{t(lm.chosen, { count: chosen.length })}</span>
            <Button
              size="sm"
              onClick={() => {
                setMarked([]);
                onRemove(chosen);
              }}
            >
              {t(lm.remove)}
            </Button>
          </>
        )}
      </div>
      <ul className="cs-letters__list">
        {letters.map((letter) => {
          const { letterId, title, content, isRead, createdAt } = letter;
          return (
            <li key={letterId} className={classNames('cs-letters__row', !isRead && 'is-unread')}>
              <CheckboxField
                checked={chosen.includes(letterId)}
                onChange={(on) => mark(letterId, on)}
              >
                <VisuallyHidden>{t(lm.choose, { title })}</VisuallyHidden>
              </CheckboxField>
              <button type="button" className="cs-letters__open" onClick={() => onOpen(letter)}>
                <span className="cs-letters__title">
                  {!isRead && <VisuallyHidden>{t(lm.unreadName)} </VisuallyHidden>}
                  {title}
                </span>
                <span className="cs-letters__text">{letterLine(content)}</span>
                <time className="cs-letters__time" dateTime={new Date(createdAt).toISOString()}>
                  {formatInstant(createdAt, tag)}
                </time>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
