export const app = 'app';
