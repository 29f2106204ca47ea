// Public: a server, its headers and its configuration, each of which a brand may use behind its own server. How calls
// and sockets are passed on stays private.
export { serveSite } from './serve-site.ts';
export type { ServeOptions, Serving } from './serve-site.ts';
export { securityHeaders } from './security-headers.ts';
export type { SitePolicy } from './security-headers.ts';
export { runtimeConfig } from './runtime-config.ts';
export type { ServedConfig } from './runtime-config.ts';
