export { LetterIcon } from './letter-icon.tsx';
export { FeedbackIcon } from './feedback-icon.tsx';
export {
  IconSport as VipIcon,
  IconReceipt as MenuIcon,
  IconUser as ProfileIcon,
} from '@courtside/ui';
