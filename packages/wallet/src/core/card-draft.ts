import type { CardKind } from '@courtside/contract';
import type { Violation } from '@courtside/kernel';
import { isCardNumber, networkOf, tidyCardNumber } from './card-number.ts';

/** Content of the form for a new card. */
export interface CardDraft {
  readonly kind: CardKind;
  readonly number: string;
  /** For bank cards. */
  readonly bankCode: string;
  /** For virtual currencies. */
  readonly network: string;
}

export type CardViolationCode =
  | 'card.number-empty'
  | 'card.number-wrong'
  | 'card.other-network'
  | 'card.bank-missing'
  | 'card.network-missing';

export type CardViolation = Violation<CardViolationCode> & {
  readonly field: 'number' | 'bankCode' | 'network';
};

/**
 * All violations of a new card. The holder is not checked: a card always has the registered name.
 *
 * Codes: `card.number-empty`, `card.number-wrong`, `card.other-network` (`params.network` is the network of the
 * address),
 * `card.bank-missing`, `card.network-missing`.
 */
export function cardViolations({ kind, number, bankCode, network }: CardDraft): CardViolation[] {
  const found: CardViolation[] = [];
  if (kind === 'virtual' && network === '')
    found.push({ code: 'card.network-missing', field: 'network' });
  const tidy = tidyCardNumber(kind, number);
  if (tidy === '') found.push({ code: 'card.number-empty', field: 'number' });
  else if (!isCardNumber(kind, network, tidy)) {
    const other = kind === 'virtual' ? networkOf(tidy) : null;
    if (other === null || other === network) {
      found.push({ code: 'card.number-wrong', field: 'number' });
    } else if (network !== '') {
      found.push({ code: 'card.other-network', field: 'number', params: { network: other } });
    }
  }
  if (kind === 'bank' && bankCode === '')
    found.push({ code: 'card.bank-missing', field: 'bankCode' });
  return found;
}

/** The part that two masked spellings of one number share: the last four characters. */
export const cardTail = (number: string): string => number.slice(-4);
