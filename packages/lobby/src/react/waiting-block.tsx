import { Section } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import type { BlockShapeProps } from './block-shape.tsx';

export interface WaitingBlockProps {
  /** The shape of the block's content. */
  Shape: ComponentType<BlockShapeProps>;
  /** Class of the block. */
  className?: string;
  /** Whether its title has a link beside it. @default false */
  link?: boolean;
  /** Whether it has a note below its title. @default false */
  note?: boolean;
}

/** What has the height of a text, and shows none. */
const BLANK = '\u00a0';

/** As high as a whole block, without a word of it: for the time in which it is not known whether it may be shown. */
export function WaitingBlock({ Shape, className, link = false, note = false }: WaitingBlockProps) {
  return (
    <Section
      aria-hidden
      size="lg"
      className={className}
      title={BLANK}
      actions={link && <span className="cs-lobby-more" />}
    >
      {note && <p className="cs-lobby-note">{BLANK}</p>}
      <Shape loading={false} />
    </Section>
  );
}
