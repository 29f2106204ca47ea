#!/usr/bin/env node
// Writes the public interface of each entry point of the package in the current folder, as it was built, to
// etc/NAME.api.md and etc/NAME.ENTRY.api.md; with --check it only says whether the committed reports are what the package
// exports, and no entry is without one.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { readPackageJson } from '../src/package-json.ts';

const folder = process.cwd();
const check = process.argv.includes('--check');
const { exports: entries = {} } = await readPackageJson(folder);
mkdirSync(resolve('etc'), { recursive: true });

/** Entry points with types: the name of the report and the declarations. */
const reports = Object.entries(entries).flatMap(([entry, target]) => {
  const types = typeof target === 'string' ? undefined : target['types'];
  if (types === undefined) return [];
  const name = entry === '.' ? '' : `.${entry.slice(2).replaceAll('/', '-')}`;
  return [{ file: `${basename(folder)}${name}.api.md`, types: resolve(types) }];
});

const prepare = ({ file, types }: (typeof reports)[number]) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: { tsconfigFilePath: resolve('tsconfig.build.json') },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: file,
        reportFolder: resolve('etc'),
        reportTempFolder: resolve('node_modules/.api-report'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          // What an exported type is made of stands in the report, exported or not.
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
          // Redux Toolkit ships one source file among its declarations.
          'ae-wrong-input-file-type': { logLevel: ExtractorLogLevel.None },
          // Names that say all need no sentence.
          'ae-undocumented': { logLevel: ExtractorLogLevel.None },
          // No release tags: what is exported is public.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

const configs = reports.map(prepare);
const [first] = configs;
if (first) {
  // One program for all entry points: making it is what takes time.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: reports.map(({ types }) => types),
  });
  for (const [index, config] of configs.entries()) {
    const file = reports[index]?.file ?? '';
    if (check && !existsSync(resolve('etc', file))) {
      console.error(`etc/${file} is missing: run \`pnpm run api\``);
      process.exitCode = 1;
      continue;
    }
    const { succeeded, apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: !check,
      showVerboseMessages: false,
    });
    if (!succeeded || (check && apiReportChanged)) process.exitCode = 1;
  }
}
for (const file of readdirSync(resolve('etc'))) {
  if (!file.endsWith('.api.md') || reports.some((report) => report.file === file)) continue;
  if (check) {
    console.error(`etc/${file} is of no entry point`);
    process.exitCode = 1;
  } else rmSync(resolve('etc', file));
}
