import type { Screen } from '@courtside/shell/react';

export const depositPage = async (): Promise<Screen> =>
  (await import('./deposit-screen.tsx')).DepositScreen;

export const depositWaitPage = async (): Promise<Screen> =>
  (await import('./deposit-wait-screen.tsx')).DepositWaitScreen;

type LedgerScreen = keyof typeof import('./ledger.ts');
type WithdrawalScreen = keyof typeof import('./withdrawals.ts');

const LEDGER: Readonly<Record<LedgerScreen, true>> = {
  DealsScreen: true,
  GiftsScreen: true,
  TransferScreen: true,
  WalletScreen: true,
};

const isOfLedger = (name: LedgerScreen | WithdrawalScreen): name is LedgerScreen => name in LEDGER;

/** A screen of withdrawals, transfers, records or cards, with styles that no other page of the wallet needs. */
export async function moneyPage(name: LedgerScreen | WithdrawalScreen): Promise<Screen> {
  const styles = import('@courtside/wallet/withdrawals.css');
  if (isOfLedger(name)) {
    const [ledger] = await Promise.all([
      import('./ledger.ts'),
      import('@courtside/wallet/ledger.css'),
      styles,
    ]);
    return ledger[name];
  }
  const [withdrawals] = await Promise.all([import('./withdrawals.ts'), styles]);
  return withdrawals[name];
}
