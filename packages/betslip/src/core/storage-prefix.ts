/**
 * What the names begin with under which this package keeps orders and cash-outs that are not decided. Alone in its file: a
 * site looks for one at its start.
 */
export const BETSLIP_STORAGE_PREFIX = 'courtside.betslip.';
