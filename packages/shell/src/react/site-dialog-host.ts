// A chunk of its own: visitors who are asked nothing need no dialogs.
export { DialogHost } from '@courtside/ui';
