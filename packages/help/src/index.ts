// Public: data of help for a build, without its screens. The texts stay private: a brand replaces whole pages.
export { HELP_GROUPS, HELP_PAGES, HELP_PATH, helpPaths } from './core/help-pages.ts';
export type { HelpGroup, HelpPageId } from './core/help-pages.ts';
export {
  example,
  glossary,
  links,
  list,
  note,
  section,
  service,
  steps,
  table,
  warning,
} from './core/help-page.ts';
export type {
  ExampleId,
  HelpBlock,
  HelpEntry,
  HelpLink,
  HelpSection,
  HelpText,
  HelpWord,
} from './core/help-page.ts';
export { helpAnchors, helpLinks } from './content/help-links.ts';
export type { LinkOfHelp } from './content/help-links.ts';
export { helpFacts, RESTRICTED_REGIONS } from './core/help-facts.ts';
export type { FactName, FactsOfBrand, HelpFacts } from './core/help-facts.ts';
export { LEGAL_VERSIONS } from './core/legal-versions.ts';
export type { LegalTable } from './core/legal-text.ts';
