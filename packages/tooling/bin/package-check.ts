#!/usr/bin/env node
// Checks each publishable package as its users will get it; needs the packages to be built.
import { fileURLToPath } from 'node:url';
import { checkPackages } from '../src/check-packages.ts';

const problems = await checkPackages(fileURLToPath(new URL('../../../packages', import.meta.url)));
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
