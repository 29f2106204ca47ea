import type { KeypadChoice } from '@courtside/betslip/react';
import { useServices } from '@courtside/shell/react';
import { useState } from 'react';

const KEY = 'courtside.keypad';

/** The keypad for stakes on a phone, as the member chose it on this device. */
export function useKeypadChoice(): [KeypadChoice, (choice: KeypadChoice) => void] {
  const { storage } = useServices();
  const [choice, setChoice] = useState<KeypadChoice>(() =>
    storage.get(KEY) === 'system' ? 'system' : 'own',
  );
  return [
    choice,
    (next) => {
      storage.set(KEY, next);
      setChoice(next);
    },
  ];
}
