/** Whether an amount of the gateway, decimal text, is more than nothing. @example isMoney('0.00') // false */
export const isMoney = (amount: string): boolean => /[1-9]/.test(amount);
