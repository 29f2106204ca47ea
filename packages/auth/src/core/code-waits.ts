import type { KeyValueStore } from '@courtside/kernel';
import { MOST_WAIT_MS } from './code-request.ts';
import { passwordHash } from './password-hash.ts';
import type { CodePurpose } from './perform-code.ts';

/** Whose wait it is: another phone, mailbox or member has one of its own. */
export interface CodeWaitOf {
  readonly purpose: CodePurpose;
  /** Phone or mailbox, as far as it is known before a code is asked for: with its mask, on a new device. */
  readonly to: string;
  /** The member's name; empty for the member who is logged in. */
  readonly name: string;
}

/** Until when no other code can be asked for, over a reload of the page. */
export interface CodeWaits {
  /** Instant in ms; 0 where nothing waits. */
  read(of: CodeWaitOf): number;
  keep(of: CodeWaitOf, resendAt: number): void;
}

const keyOf = (purpose: CodePurpose): string => `courtside.codeWait.${purpose}`;
/**
 * Tells waits apart without writing phones and names beside them. It keeps them from who only looks at the storage; not
 * from somebody who tries all phones against it, for which a digest without a secret is no obstacle, and a secret that
 * lies in the same storage would be none either. It goes with the tab.
 */
const ownerOf = ({ to, name }: CodeWaitOf): string => passwordHash(`${to}\n${name.toLowerCase()}`);

type Waits = Readonly<Record<string, unknown>>;

function parsed(text: string | null): Waits {
  try {
    const value = JSON.parse(text ?? '{}') as unknown;
    return typeof value === 'object' && value !== null ? (value as Waits) : {};
  } catch {
    return {};
  }
}

/** @param storage of the tab; undefined where there is none, and a reload then forgets the wait */
export function createCodeWaits(storage: KeyValueStore | undefined, now: () => number): CodeWaits {
  /** Waits that are not over. What lies too far away was written by another clock, or by hand. */
  function live(purpose: CodePurpose): Record<string, number> {
    const kept = parsed(storage?.get(keyOf(purpose)) ?? null);
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => {
        const left = Number(entry[1]) - now();
        return left > 0 && left <= MOST_WAIT_MS;
      }),
    );
  }
  return {
    read: (of) => live(of.purpose)[ownerOf(of)] ?? 0,
    keep(of, resendAt) {
      const kept = { ...live(of.purpose), [ownerOf(of)]: resendAt };
      storage?.set(keyOf(of.purpose), JSON.stringify(kept));
    },
  };
}
