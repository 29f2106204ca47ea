import type { components } from '@courtside/contract';
import type { Language } from './text/messages.ts';

/** The data of a call for its handler. */
export interface GatewayCall {
  /** Matches the contract. */
  readonly body: unknown;
  readonly ip: string;
  readonly device: string;
  /** Browser and system, from the request. */
  readonly agent: string;
  readonly token: string;
  /** Empty for visitors. */
  readonly memberId: string;
  readonly language: Language;
}

/** Answers one operation of the contract with its `data`, or throws a Refusal. */
export type Handler = (call: GatewayCall) => Promise<unknown>;

export type Schemas = components['schemas'];
