import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { g } from './give-up-messages.ts';
import { useNow } from './use-now.ts';

export interface GiveUpButtonProps {
  /** Milliseconds until it can be pressed; null when the gateway must first say that nothing arrived. */
  waitMs: (now: number) => number | null;
  size?: 'sm';
  onGiveUp: () => void;
}

/** Gives up a request that was not received, once it would no longer be accepted if it still arrived. */
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
