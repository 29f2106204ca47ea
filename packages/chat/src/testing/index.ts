// For tests of what is built on this package: a gateway in memory whose lines can be bad, and a crowd that speaks there.
export { crowd } from './crowd.ts';
export type { Crowd, CrowdOptions } from './crowd.ts';
export { createScriptedGateway } from './scripted-gateway.ts';
export type { ScriptedGateway, ScriptedGatewayOptions, ScriptedLine } from './scripted-gateway.ts';
