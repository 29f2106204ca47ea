import { expect } from 'vitest';
import type { TestSandbox } from '../harness.ts';
import { PASSWORD } from '../people.ts';
import type { Envelope, SignedClient } from '../signed-client.ts';

/** The member of a step; each step has its own. */
export interface Walker {
  readonly site: TestSandbox;
  readonly client: SignedClient;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** A number that no other step has. */
  readonly number: number;
  readonly encrypted: boolean;
}

/** One call of the contract, made so that it succeeds. */
export interface Step {
  /** What the caller has, as the door of members takes it; left out for a visitor. */
  readonly as?: Record<string, unknown> | ((walker: Walker) => Record<string, unknown>);
  /** The body or query; a function may first do what the call needs to have been done. */
  readonly body?: object | ((walker: Walker) => object | Promise<object>);
  /** Instead of a body: sends the call itself, last of what it sends. */
  readonly send?: (walker: Walker) => Promise<Envelope>;
  /** What the data must have. */
  readonly data: object | number | null | ((walker: Walker) => object);
}

export type Steps = Readonly<Record<string, Step>>;

/** Makes the walker of a step. */
export async function walkerOf(
  site: TestSandbox,
  number: number,
  encrypted: boolean,
  step: Step,
): Promise<Walker> {
  const client = site.client();
  const three = String(number).padStart(3, '0');
  const walker: Walker = {
    site,
    client,
    name: `walk${three}`,
    phone: `13900000${three}`,
    email: `walk${three}@example.com`,
    number,
    encrypted,
  };
  if (step.as !== undefined) {
    const wanted = typeof step.as === 'function' ? step.as(walker) : step.as;
    const { token } = await site.door<{ token: string }>('POST', '/members', {
      name: walker.name,
      password: PASSWORD,
      balance: '1000.00',
      ...wanted,
    });
    client.use(token);
  }
  return walker;
}

/** A list in which one has this. */
export const oneOf = (part: object): unknown =>
  expect.arrayContaining([expect.objectContaining(part)]);
