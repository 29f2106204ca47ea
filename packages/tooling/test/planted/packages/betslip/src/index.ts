export const slip = 'slip';
