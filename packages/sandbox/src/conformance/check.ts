import type { Contract } from '../wire/contract.ts';
import type { Heard, Probe, Sending } from './probe.ts';

/** Inputs of the checks. */
export interface Bench {
  readonly contract: Contract;
  readonly probe: Probe;
  /** From preInfo. */
  readonly encrypted: boolean;
  /** A member's token; empty when none was given. */
  readonly token: string;
  /** Token of a second member, who may be put into a break that nothing ends; empty when none was given. */
  readonly spare: string;
  /** Whether calls that change something run too, with the bodies of the contract's examples. */
  readonly changing: boolean;
  /** Opens the socket at the gateway's address. */
  readonly socket: (query: string) => Promise<BenchSocket>;
}

export interface BenchSocket {
  send(text: string): void;
  /** The next frame. @throws NoAnswer when none comes in time */
  next(): Promise<string>;
  close(): void;
}

/** Thrown when a gateway deviates from the contract; the message is the reason in the report. */
export class Deviation extends Error {}

/** Thrown when no frame comes in time, or not the expected one. */
export class NoAnswer extends Deviation {}

/** Thrown when a check cannot run, with the reason. */
export class Skipped extends Error {}

export interface Check {
  /** Such as `wire/nonce` or `call/getBalance/session`. */
  readonly name: string;
  run(bench: Bench): Promise<void>;
}

const what = ({ httpStatus, envelope, text }: Heard): string =>
  envelope === undefined
    ? `HTTP ${httpStatus} with ${JSON.stringify(text.slice(0, 80))}`
    : `${envelope.status_code} (${envelope.message})`;

/** @throws Deviation unless the answer is a signed envelope with this code */
export function expectCode(heard: Heard, code: number, when: string): void {
  if (heard.envelope?.status_code !== code) {
    throw new Deviation(`${when}: expected ${code}, got ${what(heard)}`);
  }
  expectSigned(heard, when);
}

export function expectSigned(heard: Heard, when: string): void {
  if (heard.httpStatus !== 200)
    throw new Deviation(`${when}: HTTP ${heard.httpStatus} instead of 200`);
  if (!heard.signed) throw new Deviation(`${when}: the answer does not carry its signature`);
}

/** Sends a call in the gateway's mode. */
export function ask(bench: Bench, sending: Sending): Promise<Heard> {
  return bench.probe.send({ encrypted: bench.encrypted, ...sending });
}
