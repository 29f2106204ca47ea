import { mediaHook } from '@courtside/ui';
import { useState } from 'react';

/** Whether the device is a phone that is used by touch. */
const usePhone = mediaHook('(pointer: coarse) and (max-width: 767px)');

export type KeypadChoice = 'own' | 'system';

/** The keypad of the slip, on a phone. */
export interface KeypadState {
  /** The keypad for stakes; null when no choice is offered, because the device has a keyboard. */
  readonly choice: KeypadChoice | null;
  choose(choice: KeypadChoice): void;
}

/** @param kept the member's choice, if the host stores it */
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
