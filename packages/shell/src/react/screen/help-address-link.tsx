import type { HelpAddress } from '../../core/brand.ts';

/** Leads to somebody who helps; an address of the web opens in a window of its own. */
export function HelpAddressLink({ address, shown }: Pick<HelpAddress, 'address' | 'shown'>) {
  return (
    <a
      href={address}
      {...(address.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
    >
      {shown}
    </a>
  );
}
