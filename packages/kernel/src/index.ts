// Public: the base of every other package. The platform and the test doubles have entries of their own, so that code
// that must not touch the platform cannot import it by accident.
export { CourtsideError, isCourtsideError } from './core/courtside-error.ts';
export type { CourtsideErrorOptions, ErrorKind } from './core/courtside-error.ts';
export { err, ok } from './core/result.ts';
export type { Result } from './core/result.ts';
export type { Cancel, Clock } from './core/clock.ts';
export type { Random } from './core/random.ts';
export { uuidFrom, hexFrom } from './core/random.ts';
export { memoryStore } from './core/key-value-store.ts';
export type { KeyValueStore } from './core/key-value-store.ts';
export { createOneTimeStore } from './core/one-time-store.ts';
export type { OneTimeStore } from './core/one-time-store.ts';
export { csvCell, csvText } from './core/csv.ts';
export { createEmitter } from './core/emitter.ts';
export type { Emitter } from './core/emitter.ts';
export { backOffDelay } from './core/back-off.ts';
export type { BackOffOptions } from './core/back-off.ts';
export type { Violation } from './core/violation.ts';
export { isInstant } from './core/is-instant.ts';
export { withoutUnseen } from './core/unseen.ts';
export { boundsOf, dayOf, isDay, PERIODS, periodStart } from './core/period.ts';
export type { Days, Period } from './core/period.ts';
