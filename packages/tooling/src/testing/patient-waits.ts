// Set-up of every test: a wait ends as soon as what it waits for is there, and only what never comes takes this long. The
// runner's own limit, a second, is too short for a busy machine.
import { vi } from 'vitest';

const PATIENCE_MS = 10_000;
const { waitFor } = vi;

vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
