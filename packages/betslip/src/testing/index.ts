export {
  championSelection,
  matchSelection,
  orderIntent,
  orderLeg,
  orderLine,
  orderQuotes,
  slipAfter,
  slipContext,
  slipWith,
  ticketLegs,
} from './builders.ts';
