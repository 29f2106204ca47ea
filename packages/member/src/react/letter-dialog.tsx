import type { Letter } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useShowFault } from '@courtside/shell/react';
import { Button, Dialog } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { lettersApi } from '../redux/letters-api.ts';
import { lm } from './letter-messages.ts';
import { LetterText } from './letter-text.tsx';

export interface LetterDialogProps {
  /** The open letter, or null for none. */
  letter: Letter | null;
  onClose: () => void;
  onRemove: (letterIds: readonly string[]) => void;
}

/** One letter, which is marked as read when it is opened. */
export function LetterDialog({ letter, onClose, onRemove }: LetterDialogProps) {
  const t = useT();
  const { tag } = useLanguage();
  const showFault = useShowFault();
  const [read] = lettersApi.useReadLetterMutation();
  /** The letter that stays shown while the dialog closes. */
  const [shown, setShown] = useState(letter);
  if (letter && letter !== shown) setShown(letter);
  const unread = letter?.isRead === false ? letter.letterId : null;
  useEffect(() => {
    if (unread !== null) read(unread).unwrap().catch(showFault);
  }, [read, showFault, unread]);
  if (!shown) return null;
  const { letterId, title, content, createdAt } = shown;
  return (
    <Dialog
      open={letter !== null}
      title={title}
      closeLabel={t(words.close)}
      onClose={onClose}
      onClosed={() => setShown(null)}
      footer={
        <>
          <Button onClick={() => onRemove([letterId])}>{t(lm.removeOne)}</Button>
          <Button variant="primary" onClick={onClose}>
            {t(words.close)}
          </Button>
        </>
      }
    >
      <div className="cs-letters__letter">
        <time dateTime={new Date(createdAt).toISOString()}>{formatInstant(createdAt, tag)}</time>
        <LetterText content={content} />
      </div>
    </Dialog>
  );
}
