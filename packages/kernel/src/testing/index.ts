export { fakeClock } from './fake-clock.ts';
export type { FakeClock } from './fake-clock.ts';
export { seededRandom } from './seeded-random.ts';
export { memoryStore } from '../core/key-value-store.ts';
