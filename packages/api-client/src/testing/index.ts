export { scriptedGateway } from './scripted-gateway.ts';
export type { ScriptedAnswer, ScriptedGateway, ScriptedOptions } from './scripted-gateway.ts';
