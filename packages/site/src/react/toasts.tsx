import { useT } from '@courtside/i18n/react';
import { ToastRegion, type Toaster } from '@courtside/ui';
import { m } from './messages.ts';

export function Toasts({ toaster }: { toaster: Toaster }) {
  const t = useT();
  return <ToastRegion toaster={toaster} label={t(m.toasts)} closeLabel={t(m.closeToast)} />;
}
