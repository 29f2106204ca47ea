/** True when an amount is not zero. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);
