'use client';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconClose, IconSuccess } from '../../icons.ts';
import type { Toaster, ToastMessage } from '../../toaster.ts';

const SHOWN_MS = 3500;
/** What went wrong stays longer: it has to be read, not only noticed. */
const ERROR_SHOWN_MS = 6000;
/** What comes while so many are shown waits for its turn. */
const SHOWN_AT_ONCE = 3;

/** Everything else, `className` included, reaches the region. */
export interface ToastRegionProps extends Omit<Toast.Viewport.Props, 'className' | 'children'> {
  toaster: Toaster;
  /** Name of the region, for assistive technology. */
  label: string;
  /** Name of the button that puts a toast away; without it there is none. */
  closeLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * Shows an app's toasts at the bottom of the page, three at most at a time. Time stands still for them while the
 * pointer or the focus is on one. The region is read out politely, errors too: nothing in it has to be acted on.
 */
export function ToastRegion({ toaster, label, closeLabel, className, ...rest }: ToastRegionProps) {
  const [manager] = useState(() => Toast.createToastManager());
  return (
    <Toast.Provider toastManager={manager} limit={SHOWN_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          {...rest}
          className={classNames('cs-toasts cs-above-foot', className)}
        >
          <ToastList closeLabel={closeLabel} />
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
    let shown = 0;
    const waiting: ToastMessage[] = [];
    const show = ({ text, tone }: ToastMessage) => {
      shown++;
      manager.add({
        title: text,
        type: tone,
        timeout: tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS,
        // A toast that is added before the other has left its list would put another one out of it.
        onRemove: () =>
          queueMicrotask(() => {
            shown--;
            const next = waiting.shift();
            if (next) show(next);
          }),
      });
    };
    // The provider subscribes in its own effect, which runs after those of its children.
    let leave: (() => void) | undefined;
    const handle = setTimeout(() => {
      leave = toaster.connect((message) => {
        if (shown < SHOWN_AT_ONCE) show(message);
        else waiting.push(message);
      });
    });
    return () => {
      clearTimeout(handle);
      leave?.();
    };
  }, [manager, toaster]);
  return null;
}

function ToastList({ closeLabel }: { closeLabel: string | undefined }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection="down"
      // Its text was read out; a stop of the Tab key on it would be a stop on nothing. Its button is one.
      tabIndex={-1}
      className={classNames('cs-toast', toast.type && `cs-toast--${toast.type}`)}
    >
      <Toast.Content className="cs-toast__content">
        {toast.type === 'error' && <IconAlert size={20} aria-hidden />}
        {toast.type === 'success' && <IconSuccess size={20} aria-hidden />}
        {/* A title and not a description, for it is what names the toast. */}
        <Toast.Title render={<p />} className="cs-toast__text" />
        {closeLabel !== undefined && (
          <Toast.Close className="cs-icon-button cs-toast__close" aria-label={closeLabel}>
            <IconClose size={16} aria-hidden />
          </Toast.Close>
        )}
      </Toast.Content>
    </Toast.Root>
  ));
}
