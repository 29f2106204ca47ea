import type { MemberCard } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { openCardTask } from '../../core/card-change.ts';
import { c } from './messages.ts';
import type { CardChanges } from './use-card-change.ts';

export interface CardButtonsProps {
  card: MemberCard;
  cards: readonly MemberCard[];
  changes: CardChanges;
  /** In a row of a list: small, and named after the card. @default false */
  inRow?: boolean;
}

/** Makes a card the default, and removes it. One change of cards at a time: meanwhile no other can be begun. */
export function CardButtons({ card, cards, changes, inRow = false }: CardButtonsProps) {
  const t = useT();
  const { cardId, name, number, isDefault } = card;
  const open = openCardTask(changes.state);
  const isMadeDefault = open?.type === 'makeDefault' && open.cardId === cardId;
  const size = inRow ? 'sm' : 'md';
  const named = (text: string) => (inRow ? { 'aria-label': `${text} ${name} ${number}` } : {});
  return (
    <>
      {!isDefault && (
        <Button
          size={size}
          {...named(t(c.makeDefault))}
          variant={inRow ? 'secondary' : 'primary'}
          loading={isMadeDefault}
          aria-disabled={open !== null}
          onClick={() => changes.want({ type: 'makeDefault', cardId }, cards)}
        >
          {t(c.makeDefault)}
        </Button>
      )}
      <Button
        size={size}
        {...named(t(c.remove))}
        aria-disabled={open !== null}
        onClick={() => changes.want({ type: 'remove', cardId }, cards)}
      >
        {t(c.remove)}
      </Button>
    </>
  );
}
