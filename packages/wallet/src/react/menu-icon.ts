// Icons of the menu, loaded together with it.
export {
  IconCard as CardsIcon,
  IconDeposit as DepositIcon,
  IconGift as GiftsIcon,
  IconReceipt as DealsIcon,
  IconTransfer as TransferIcon,
  IconWallet as WalletIcon,
  IconWithdraw as WithdrawIcon,
} from '@courtside/ui';
