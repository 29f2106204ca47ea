// For tests of what is built on this package: a gateway in memory whose lines can be bad.
export { createScriptedGateway } from './scripted-gateway.ts';
export type { ScriptedGateway, ScriptedGatewayOptions, ScriptedLine } from './scripted-gateway.ts';
