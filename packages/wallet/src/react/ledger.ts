// One chunk for transfers, the whole wallet and its records: a member who opens one of them mostly needs another.
export { DealsScreen } from './ledger/deals-screen.tsx';
export { GiftsScreen } from './ledger/gifts-screen.tsx';
export { TransferScreen } from './ledger/transfer-screen.tsx';
export { WalletScreen } from './ledger/wallet-screen.tsx';
