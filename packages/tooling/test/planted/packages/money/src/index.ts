export const amount = '1.00';
