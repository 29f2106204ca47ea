import { groupsOfFour } from '../../core/groups-of-four.ts';

/** An address in groups of four, so that a member can compare it; a copied selection has no spaces. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className="cs-deposit-address">
      {groupsOfFour(address).map(({ at, text }) => (
        <span key={at}>{text}</span>
      ))}
    </span>
  );
}
