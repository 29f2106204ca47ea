export { LegalDocument } from './legal-document.tsx';
export type { LegalDocumentProps } from './legal-document.tsx';
export { helpRoutes } from './help-routes.ts';
export { helpFeature } from './help-feature.ts';
