#!/usr/bin/env node
// Each change to a published package carries a changeset. On a clone that has no other commit to compare with, the
// changesets themselves must still be readable.
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const status = await run('changeset', ['status'], { cwd: root, echo: true });
process.exitCode = status.code;
