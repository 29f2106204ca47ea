'use client';
export { LegalDocument } from './legal-document.tsx';
export type { LegalDocumentProps } from './legal-document.tsx';
export { helpRoutes } from './help-routes.ts';
export { helpFeature } from './help-feature.ts';
export type { BrandHelpPage, HelpContact, HelpOptions } from './help-options.ts';
