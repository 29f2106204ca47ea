export { chromiumOptions, type ChromiumOptions } from './chromium-options.ts';
export { count, isThorough } from './counts.ts';
export { freePort } from './free-port.ts';
