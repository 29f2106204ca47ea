// Set-up of unit tests and of the suites of the catalogue: a wait ends as soon as what it waits for is there, and only
// what never comes takes this long. The runner's own limit, a second, is too short for a busy machine.
import { vi } from 'vitest';

const PATIENCE_MS = 10_000;
const PATIENT = Symbol.for('courtside.patient-waits');
const { waitFor } = vi;

// A page or a worker of several files keeps `vi`, and runs this for each of them.
if (!(PATIENT in waitFor)) {
  const patient: typeof waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(patient, { [PATIENT]: true });
}
