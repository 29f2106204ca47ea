// One chunk for withdrawals and cards: a member who opens one of them mostly needs another.
export { WithdrawScreen } from './withdrawal/withdraw-screen.tsx';
export { WithdrawalOrderScreen } from './withdrawal/withdrawal-order-screen.tsx';
export { AlipayCardsScreen, BankCardsScreen, CoinCardsScreen } from './cards/cards-screen.tsx';
export { CardScreen } from './cards/card-screen.tsx';
