import type { Contract } from '../wire/contract.ts';
import type { Heard, Probe, Sending } from './probe.ts';

/** What the checks are given. */
export interface Bench {
  readonly contract: Contract;
  readonly probe: Probe;
  /** As preInfo says. */
  readonly encrypted: boolean;
  /** Of a member; empty when none was given. */
  readonly token: string;
  /** Of a second member, who may be put into a break that nothing ends; empty when none was given. */
  readonly spare: string;
  /** Also calls that change something, with the bodies of the contract's examples. */
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

/** Thrown where a gateway does other than the contract says; the message is the reason in the report. */
export class Deviation extends Error {}

/** Thrown where no frame comes in time, or not the one that was waited for. */
export class NoAnswer extends Deviation {}

/** Thrown where a check cannot be made, with why. */
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

/** Sends a call as the gateway's mode wants it. */
export function ask(bench: Bench, sending: Sending): Promise<Heard> {
  return bench.probe.send({ encrypted: bench.encrypted, ...sending });
}
