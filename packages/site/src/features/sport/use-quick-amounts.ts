import { useServices } from '@courtside/shell/react';
import { useState } from 'react';

const KEY = 'courtside.quickAmounts';
const DEFAULT = ['50', '100', '500', '1000'];
const AMOUNT = /^[1-9]\d{0,8}(?:\.\d{1,2})?$/;

function kept(text: string | null): string[] {
  const amounts = text?.split(',') ?? [];
  return amounts.length === DEFAULT.length && amounts.every((each) => AMOUNT.test(each))
    ? amounts
    : DEFAULT;
}

/** The quick amounts of the slip: the member's own from the device, else those of the site. */
export function useQuickAmounts(): [string[], (amounts: string[]) => void] {
  const { storage } = useServices();
  const [amounts, setAmounts] = useState(() => kept(storage.get(KEY)));
  return [
    amounts,
    (next) => {
      if (!next.every((each) => AMOUNT.test(each))) return;
      storage.set(KEY, next.join(','));
      setAmounts(next);
    },
  ];
}
