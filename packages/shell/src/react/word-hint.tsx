import { WordButton, type WordButtonProps } from '@courtside/ui';
import { Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { HintWord } from '../core/hint-words.ts';
import { useSlot } from './slots.tsx';

/** What the meaning of a word is shown with. */
export interface WordMeaningProps {
  word: HintWord;
  /** The word as the page has it. */
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it, which stays in its place. */
  children: ReactElement;
}

/** Everything else reaches the button. */
export interface WordHintProps extends Omit<WordButtonProps, 'children'> {
  word: HintWord;
  /** The word as the page has it. */
  children: string;
}

/**
 * A word that opens what it means. Where a feature fills the slot `word-meaning` it is a button, and the meaning is fetched
 * when one is first pressed; on a site without one the plain word stands there.
 *
 * @example <WordHint word="handicap">{t(m.handicap)}</WordHint>
 */
export function WordHint({ word, children, ...rest }: WordHintProps) {
  const Meaning = useSlot('word-meaning');
  return Meaning ? (
    <Hint {...rest} word={word} meaning={Meaning}>
      {children}
    </Hint>
  ) : (
    children
  );
}

interface HintProps extends WordHintProps {
  meaning: ComponentType<WordMeaningProps>;
}

function Hint({ word, meaning: Meaning, children, ...rest }: HintProps) {
  const { key } = useLocation();
  /** The entry of the history that it was opened on: another page closes it. Not yet asked for: undefined. */
  const [openAt, setOpenAt] = useState<string | null>();
  const button = (busy?: true) => (
    <WordButton
      {...rest}
      aria-busy={busy}
      {...(openAt === undefined && { onClick: () => setOpenAt(key) })}
    >
      {children}
    </WordButton>
  );
  if (openAt === undefined) return button();
  return (
    <Suspense fallback={button(true)}>
      <Meaning
        word={word}
        text={children}
        open={openAt === key}
        onOpenChange={(open) => setOpenAt(open ? key : null)}
      >
        {button()}
      </Meaning>
    </Suspense>
  );
}
