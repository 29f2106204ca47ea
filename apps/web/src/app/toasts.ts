// A chunk of its own: nobody needs toasts before the page is there.
export { ToastRegion } from '@courtside/ui';
