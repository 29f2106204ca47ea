import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { g } from './give-up-messages.ts';
import { useNow } from './use-now.ts';

export interface GiveUpButtonProps {
  /** How long until it can be pressed, in ms; null where the gateway has to say first that nothing arrived. */
  waitMs: (now: number) => number | null;
  size?: 'sm';
  onGiveUp: () => void;
}

/** Gives up what was not received, once nothing that is still on its way would be taken. */
export function GiveUpButton({ waitMs, size, onGiveUp }: GiveUpButtonProps) {
  const t = useT();
  const { clock } = useServices();
  const wait = waitMs(useNow(clock));
  const text =
    wait === null
      ? t(g.giveUpOnceTold)
      : wait > 0
        ? t(g.giveUpIn, { seconds: Math.ceil(wait / 1000) })
        : t(g.giveUp);
  return (
    <Button {...(size && { size })} aria-disabled={wait !== 0} onClick={onGiveUp}>
      {text}
    </Button>
  );
}
