#!/usr/bin/env node
// Writes the public interface of the package in the current folder, as it was built, to etc/NAME.api.md; with --check it
// only says whether the committed report is what the package exports.
import { mkdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const folder = process.cwd();
const check = process.argv.includes('--check');
mkdirSync(resolve('etc'), { recursive: true });
mkdirSync(resolve('dist'), { recursive: true });

const config = ExtractorConfig.prepare({
  configObjectFullPath: undefined,
  packageJsonFullPath: resolve('package.json'),
  configObject: {
    projectFolder: folder,
    mainEntryPointFilePath: resolve('dist/index.d.ts'),
    compiler: { tsconfigFilePath: resolve('tsconfig.build.json') },
    apiReport: {
      enabled: true,
      includeForgottenExports: true,
      reportFileName: `${basename(folder)}.api.md`,
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
        // No release tags: what is exported is public.
        // Names that say all need no sentence.
        'ae-undocumented': { logLevel: ExtractorLogLevel.None },
        'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
      },
      tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
    },
  },
});
const { succeeded, apiReportChanged } = Extractor.invoke(config, {
  localBuild: !check,
  showVerboseMessages: false,
});
if (!succeeded || (check && apiReportChanged)) process.exitCode = 1;
