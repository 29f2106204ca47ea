import type { KeyValueStore } from '@courtside/kernel';
import { MOST_WAIT_MS } from './code-request.ts';
import { passwordHash } from './password-hash.ts';
import type { CodePurpose } from './perform-code.ts';

/** Owner of a wait: each phone, mailbox and member has its own. */
export interface CodeWaitOf {
  readonly purpose: CodePurpose;
  /** Phone or mailbox, as known before a code is requested: masked for a new device. */
  readonly to: string;
  /** The member's name; empty for the member who is logged in. */
  readonly name: string;
}

/** Waits before another code can be requested; they survive a reload of the page. */
export interface CodeWaits {
  /** Instant in ms at which the wait ends; 0 when there is none. */
  read(of: CodeWaitOf): number;
  keep(of: CodeWaitOf, resendAt: number): void;
}

const keyOf = (purpose: CodePurpose): string => `courtside.codeWait.${purpose}`;
/**
 * Key that identifies the owner of a wait without storing phones and names. It hides them from a casual look at the
 * storage, but not from an attacker who hashes all possible phones: a digest without a secret does not prevent that,
 * and a secret in the same storage would not either. The entry is removed with the tab.
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

/** @param storage of the tab; when it is undefined, a reload forgets the wait */
export function createCodeWaits(storage: KeyValueStore | undefined, now: () => number): CodeWaits {
  /** Waits that are not over. Entries too far in the future come from another clock or from manual edits. */
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
