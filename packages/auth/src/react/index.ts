'use client';
export { AuthDialog } from './auth-dialog.tsx';
export type { AuthDialogProps } from './auth-dialog.tsx';
export type { AuthWay, LoginAsked, NewDevice } from './auth-events.ts';
export type { LegalTexts } from './legal.tsx';
export { accessFeature } from './access-feature.tsx';
export type { AccessFeatureOptions } from './access-feature.tsx';
