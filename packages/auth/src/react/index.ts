export { AuthDialog } from './auth-dialog.tsx';
export type { AuthDialogProps } from './auth-dialog.tsx';
export type { LegalTexts } from './legal.tsx';
export { useLogout } from './use-logout.ts';
