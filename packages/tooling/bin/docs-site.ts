#!/usr/bin/env node
// Builds the documentation as a site: the pages of docs/ and the reference of every entry point. A link that leads
// nowhere fails. With --check nothing is written.
import { fileURLToPath } from 'node:url';
import {
  Application,
  Configuration,
  Converter,
  type DeclarationReflection,
  ReflectionKind,
} from 'typedoc';
import { documentedEntries } from '../src/docs-site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const entries = await documentedEntries(root);
const names = new Map(
  entries.map(({ name, source }) => [source.replace(/(?:\/index)?\.ts$/, ''), name]),
);

const app = await Application.bootstrap({
  name: 'Courtside',
  readme: 'docs/index.md',
  entryPoints: entries.map(({ source }) => source),
  projectDocuments: [
    'docs/brand-tutorial.md',
    'docs/adding-a-screen.md',
    'docs/adding-a-promotion.md',
    'docs/compatibility.md',
    'docs/upgrading.md',
    'docs/error-codes.md',
    'docs/design.md',
    'docs/testing.md',
    'docs/benchmarks.md',
    'docs/decisions/*.md',
  ],
  tsconfig: 'packages/tooling/tsconfig.docs.json',
  basePath: root,
  out: 'docs/site',
  // Types are checked by the compiler's own gate.
  skipErrorChecking: true,
  excludeInternal: true,
  excludePrivate: true,
  excludeExternals: true,
  disableSources: true,
  // The two that generated types carry.
  blockTags: [...Configuration.OptionDefaults.blockTags, '@constant', '@description'],
  sort: ['kind', 'alphabetical'],
  validation: { notExported: false, invalidLink: true, invalidPath: true, rewrittenLink: true },
  treatWarningsAsErrors: true,
  logLevel: 'Warn',
});

// A module is called by what an import names, not by its file.
app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, made: DeclarationReflection) => {
  if (!made.kindOf(ReflectionKind.Module)) return;
  made.name = names.get(made.name) ?? made.name;
});

// Every call with all its types would be 60 MB; what a call asks and answers is read in openapi.yaml.
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  const contract = project.getChildByName(['@courtside/contract']) as DeclarationReflection;
  for (const name of ['paths', 'operations']) {
    const all = contract.getChildByName([name]);
    if (all) project.removeReflection(all);
  }
});

const project = await app.convert();
if (!project) process.exit(1);
app.validate(project);
if (!process.argv.includes('--check')) await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
