#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { intro } from '@clack/prompts';
import { isCourtsideError } from '@courtside/kernel';
import { ask } from './ask.ts';
import { createBrand } from './create-brand.ts';
import { brandOptions, readFlags, USAGE } from './options.ts';

const npm = (args: readonly string[], cwd: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', [...args], {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

async function main(): Promise<number> {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) {
    console.log(USAGE);
    return 0;
  }
  const isAsked = process.stdin.isTTY && process.stdout.isTTY;
  if (isAsked) intro('A brand on Courtside');
  const folder = await createBrand(brandOptions(isAsked ? await ask(flags) : flags));
  const way = relative(process.cwd(), folder) || '.';
  console.log(`The brand is written to ${way}.`);
  if (!flags['no-install']) {
    const steps = [
      ['install', '--no-audit', '--no-fund'],
      ['run', 'theme', '--silent'],
    ];
    for (const step of steps) {
      const code = await npm(step, folder);
      if (code === 0) continue;
      console.error(`npm ${step.join(' ')} did not succeed; what was written stays in ${way}.`);
      return code;
    }
  }
  console.log(
    `\n  cd ${way}${flags['no-install'] ? '\n  npm install' : ''}\n  npm start\n  npm test\n`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (fault) {
  // A mistake of the user is one line; a fault of the command has its stack.
  console.error(isCourtsideError(fault) ? `create-brand: ${fault.message}` : fault);
  process.exitCode = 1;
}
