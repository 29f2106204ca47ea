export {
  IconGift as WelfareIcon,
  IconStar as PromotionsIcon,
  IconTickets as ExchangeIcon,
} from '@courtside/ui';
