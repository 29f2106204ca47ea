// For tests of code built on this package: a gateway in memory with unreliable lines, and a crowd of speakers.
export { crowd } from './crowd.ts';
export type { Crowd, CrowdOptions } from './crowd.ts';
export { createScriptedGateway } from './scripted-gateway.ts';
export type { ScriptedGateway, ScriptedGatewayOptions, ScriptedLine } from './scripted-gateway.ts';
