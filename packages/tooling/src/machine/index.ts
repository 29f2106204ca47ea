// Apart from the counts, which every test may read: packages whose tests know nothing of Node read those too.
export { chromiumOptions, type ChromiumOptions } from './chromium-options.ts';
export { freePort } from './free-port.ts';
