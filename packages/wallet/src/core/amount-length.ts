/** Maximum number of characters of an amount (spec betting 9). */
export const AMOUNT_LENGTH = 12;
