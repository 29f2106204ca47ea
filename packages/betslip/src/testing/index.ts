export {
  championSelection,
  matchSelection,
  orderIntent,
  orderQuotes,
  slipAfter,
  slipContext,
  slipWith,
  ticketLegs,
} from './builders.ts';
