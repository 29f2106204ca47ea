/**
 * Prefix of the storage keys of this package, such as those of undecided orders and cash-outs. In a file of its own,
 * because a site looks for such keys at its start.
 */
export const BETSLIP_STORAGE_PREFIX = 'courtside.betslip.';
