#!/usr/bin/env node
// Every script of every package.json resolves: its program, its files, the scripts and turbo tasks that it calls.
import { fileURLToPath } from 'node:url';
import { checkScripts, readWorkspace } from '../src/check-scripts.ts';

const workspace = readWorkspace(fileURLToPath(new URL('../../..', import.meta.url)));
const faults = checkScripts(workspace);
for (const fault of faults) console.error(fault);
const scripts = workspace.packages.flatMap((each) => Object.keys(each.scripts));
console.log(`${scripts.length} scripts in ${workspace.packages.length} packages`);
if (faults.length > 0) process.exitCode = 1;
