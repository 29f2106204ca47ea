/** A business refusal that becomes the answer's envelope. It is not a fault. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly data: Record<string, unknown> | null;
  readonly said: string | undefined;
  /** For the log: `nonce`, `signature`…; never shown to the caller. */
  readonly why: string;

  constructor(
    statusCode: number,
    said?: string,
    data: Record<string, unknown> | null = null,
    why = '',
  ) {
    super(`Refused with ${statusCode}`);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.said = said;
    this.data = data;
    this.why = why;
  }
}

/** A request that no front end of the site sends: 6008. */
export const illegal = (why: string): Refusal => new Refusal(6008, undefined, null, why);

/** A request that does not match the contract: 6007. */
export const malformed = (why: string): Refusal => new Refusal(6007, undefined, null, why);
