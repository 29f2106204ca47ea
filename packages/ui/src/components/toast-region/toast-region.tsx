import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconSuccess } from '../../icons.ts';
import type { Toaster } from '../../toaster.ts';

const SHOWN_MS = 3500;
/** What went wrong stays longer: it has to be read, not only noticed. */
const ERROR_SHOWN_MS = 6000;

/** Everything else, `className` included, reaches the region. */
export interface ToastRegionProps extends Omit<Toast.Viewport.Props, 'className' | 'children'> {
  toaster: Toaster;
  /** Name of the region, for assistive technology. */
  label: string;
  className?: string | undefined;
}

/** Shows an app's toasts at the bottom of the page. */
export function ToastRegion({ toaster, label, className, ...rest }: ToastRegionProps) {
  const [manager] = useState(() => Toast.createToastManager());
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport aria-label={label} {...rest} className={classNames('cs-toasts', className)}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
      <Connection toaster={toaster} manager={manager} />
    </Toast.Provider>
  );
}

/** Connects once the provider listens. */
function Connection({
  toaster,
  manager,
}: {
  toaster: Toaster;
  manager: ReturnType<typeof Toast.createToastManager>;
}) {
  useEffect(() => {
    // The provider subscribes in its own effect, which runs after those of its children.
    let leave: (() => void) | undefined;
    const handle = setTimeout(() => {
      leave = toaster.connect(({ text, tone }) => {
        const error = tone === 'error';
        manager.add({
          title: text,
          type: tone,
          priority: error ? 'high' : 'low',
          timeout: error ? ERROR_SHOWN_MS : SHOWN_MS,
        });
      });
    });
    return () => {
      clearTimeout(handle);
      leave?.();
    };
  }, [manager, toaster]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection="down"
      // It holds nothing to operate, and an alert is hidden from assistive technology until it has the focus, for it
      // was announced already: a stop of the Tab key on it would be a stop on nothing.
      tabIndex={-1}
      className={classNames('cs-toast', toast.type && `cs-toast--${toast.type}`)}
    >
      <Toast.Content className="cs-toast__content">
        {toast.type === 'error' && <IconAlert size={18} aria-hidden />}
        {toast.type === 'success' && <IconSuccess size={18} aria-hidden />}
        {/* A title and not a description, for it is what names the toast. */}
        <Toast.Title render={<p />} className="cs-toast__text" />
      </Toast.Content>
    </Toast.Root>
  ));
}
