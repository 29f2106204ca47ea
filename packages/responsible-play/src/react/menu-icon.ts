export { IconShield as MenuIcon } from '@courtside/ui';
