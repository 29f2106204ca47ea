// Icons of the menu, which come with it.
export {
  IconGift as GiftsIcon,
  IconReceipt as DealsIcon,
  IconTransfer as TransferIcon,
  IconWallet as WalletIcon,
} from '@courtside/ui';
