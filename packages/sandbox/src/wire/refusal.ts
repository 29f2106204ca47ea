/** A business refusal on its way to the envelope. Not a fault: nothing is broken. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly data: Record<string, unknown> | null;
  readonly said: string | undefined;

  constructor(statusCode: number, said?: string, data: Record<string, unknown> | null = null) {
    super(`Refused with ${statusCode}`);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.said = said;
    this.data = data;
  }
}
