export { IconLock as MenuIcon } from '@courtside/ui';
