#!/usr/bin/env node
// Checks the walls between the packages (docs/decisions/002-packages-and-walls.md).
import { fileURLToPath } from 'node:url';
import { cruiseBoundaries } from '../src/cruise-boundaries.ts';

/** Fewer than this were read: the tool has silently stopped to understand the sources. */
const LEAST_MODULES = 150;

const { modules, violations } = await cruiseBoundaries(
  fileURLToPath(new URL('../../..', import.meta.url)),
);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
if (modules < LEAST_MODULES) console.error(`Only ${modules} modules were read.`);
console.log(`${modules} modules, ${violations.length} violations`);
if (violations.length > 0 || modules < LEAST_MODULES) process.exitCode = 1;
