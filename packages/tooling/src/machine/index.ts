// Separate from the counts, because packages whose tests have no Node types read those too.
export { chromiumOptions, headlessOptions, type ChromiumOptions } from './chromium-options.ts';
export { freePort } from './free-port.ts';
