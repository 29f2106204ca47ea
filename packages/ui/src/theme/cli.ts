#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isCourtsideError } from '@courtside/kernel';
import { buildTheme } from './build-theme.ts';
import type { TokenGroup } from './token-file.ts';

const USAGE = `courtside-theme TOKENS.json --name NAME [--out FILE]
  TOKENS.json   a DTCG token file: what the brand changes; groups "classic" and
                "professional" hold what it changes in one edition
  --name NAME   the theme's name, which a brand names as its "theme"
  --out FILE    writes the style sheet; without it only the contrast is checked
Ends with 1 where a pair of colours has too little contrast, with 2 where the
file cannot be used.`;

const EXIT = { contrast: 1, unusable: 2 } as const;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      name: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.name === undefined) {
    console.error(USAGE);
    return EXIT.unusable;
  }
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as TokenGroup;
  const { css, contrast } = buildTheme({ name: values.name, tokens });
  if (values.out !== undefined) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, css);
  }
  for (const line of contrast) console.error(line);
  if (contrast.length > 0) {
    console.error(`${file}: ${contrast.length} pairs of colours have too little contrast`);
    return EXIT.contrast;
  }
  console.log(
    `${file}: every pair of colours has its contrast${values.out ? `; ${values.out} is written` : ''}`,
  );
  return 0;
}

try {
  process.exitCode = main();
} catch (fault) {
  // A user's mistake is reported in one line; an error of this program with its stack.
  const isTheirs =
    isCourtsideError(fault) ||
    fault instanceof SyntaxError ||
    (fault as { code?: string }).code !== undefined;
  console.error(isTheirs ? `courtside-theme: ${(fault as Error).message}` : fault);
  process.exitCode = EXIT.unusable;
}
