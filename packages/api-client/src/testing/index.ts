export { scriptedGateway } from './scripted-gateway.ts';
export type { ScriptedAnswer, ScriptedGateway } from './scripted-gateway.ts';
