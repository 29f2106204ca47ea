import { WordButton, type WordButtonProps } from '@courtside/ui';
import { Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { HintWord } from '../core/hint-words.ts';
import { useSlot } from './slots.tsx';

/** Props of the component that shows the meaning of a word. */
export interface WordMeaningProps {
  word: HintWord;
  /** The word as the page has it. */
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it, which stays in its place. */
  children: ReactElement;
}

/** All other props are passed to the button. */
export interface WordHintProps extends Omit<WordButtonProps, 'children'> {
  word: HintWord;
  /** The word as the page has it. */
  children: string;
}

/**
 * A word that opens its meaning. Where a feature fills the slot `word-meaning` it is a button, and the meaning is
 * loaded when one is first pressed; on a site without one it is the plain word.
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
  /** The history entry in which it was opened, as another page closes it; undefined until it is first opened. */
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
