// A separate chunk; see create-site.ts.
import { keepReferral, promptRegistration, readReferral } from '@courtside/auth';
import type { SiteServices } from '@courtside/shell/react';

/** Stores the codes of a landing address, and asks an invited visitor to register once the site answers. */
export function meetReferral(
  { clock, events, session, storage }: SiteServices,
  address: string,
): void {
  keepReferral(storage, address);
  if (readReferral(address) === null) return;
  addEventListener(
    'courtside:ready',
    () => {
      promptRegistration({
        clock,
        isVisitor: () => session.token() === null,
        prompt: () => events.emit('register', undefined),
      });
    },
    { once: true },
  );
}
