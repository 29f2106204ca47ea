import type { HelpAddress } from '../../core/brand.ts';

/** Link to a source of help; a web address opens in a new window. */
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
