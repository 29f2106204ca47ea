// Icons of the menu, loaded with it.
export {
  IconInfo as FeedbackIcon,
  IconLetter as LetterIcon,
  IconReceipt as MenuIcon,
  IconSport as VipIcon,
  IconUser as ProfileIcon,
} from '@courtside/ui';
