// A chunk of its own; see frame.tsx.
export { BalanceText } from '@courtside/wallet/react';
