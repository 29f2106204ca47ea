export { browserPlatform } from './browser-platform.ts';
export type { Platform } from './browser-platform.ts';
export { nextTask } from './next-task.ts';
export { saveText } from './save-text.ts';
export { systemClock } from './system-clock.ts';
export { systemRandom } from './system-random.ts';
export { browserNetwork } from './browser-network.ts';
export { browserStore } from './browser-store.ts';
