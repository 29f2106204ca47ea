import { mediaHook } from '@courtside/ui';
import { useState } from 'react';

/** A finger on a phone. */
const usePhone = mediaHook('(pointer: coarse) and (max-width: 767px)');

export type KeypadChoice = 'own' | 'system';

/** The keypad of the slip, on a phone. */
export interface KeypadState {
  /** What brings up stakes; null where neither is offered, because there is a keyboard. */
  readonly choice: KeypadChoice | null;
  choose(choice: KeypadChoice): void;
}

/** @param kept the member's choice, where the host keeps it */
export function useKeypad(
  kept: KeypadChoice | undefined,
  onChoose: ((choice: KeypadChoice) => void) | undefined,
): KeypadState {
  const isPhone = usePhone();
  const [own, setOwn] = useState<KeypadChoice>(kept ?? 'own');
  return {
    choice: isPhone ? own : null,
    choose(choice) {
      setOwn(choice);
      onChoose?.(choice);
    },
  };
}
