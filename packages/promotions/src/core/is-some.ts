/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);
