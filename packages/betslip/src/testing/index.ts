export {
  championSelection,
  matchSelection,
  orderIntent,
  slipAfter,
  slipContext,
  slipWith,
} from './builders.ts';
