// Set-up of every unit test: property tests draw the same cases in each run, so that a rare counterexample is found by the
// run that looks for it (`npm run test:thorough -- unit-random`) and not by whoever changes something else.
import fc from 'fast-check';
import { isThorough } from './counts.ts';

const SEED = 20_261_125;

if (!isThorough()) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
