'use client';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconClose, IconSuccess } from '../../icons.ts';
import type { Toaster, ToastMessage } from '../../toaster.ts';

const SHOWN_MS = 3500;
/** Errors stay longer: they have to be read, not only noticed. */
const ERROR_SHOWN_MS = 6000;
/** Most toasts shown at once; further ones wait for their turn. */
const SHOWN_AT_ONCE = 3;

/** All other props, including `className`, go to the region. */
export interface ToastRegionProps extends Omit<Toast.Viewport.Props, 'className' | 'children'> {
  toaster: Toaster;
  /** Name of the region, for assistive technology. */
  label: string;
  /** Name of the button that closes a toast; without it there is no button. */
  closeLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * Shows an app's toasts at the bottom of the page, three at most at a time, and equal ones once. Their timers pause
 * while the pointer or the focus is on one. The region is announced politely, errors too: no toast requires an action.
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

/** The same for equal messages: one that is shown again stays, and its time begins anew. */
const idOf = ({ text, tone }: ToastMessage) => `${tone} ${text}`;

/** Connects to the toaster once the provider listens. */
function Connection({
  toaster,
  manager,
}: {
  toaster: Toaster;
  manager: ReturnType<typeof Toast.createToastManager>;
}) {
  useEffect(() => {
    /** By the id of a toast: what it was shown for last. */
    const shown = new Map<string, ToastMessage>();
    const waiting: ToastMessage[] = [];
    const show = (message: ToastMessage) => {
      const { text, tone } = message;
      const id = idOf(message);
      shown.set(id, message);
      manager.add({
        id,
        title: text,
        type: tone,
        timeout: tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS,
        // If a toast were added before the removed one has left the list, it would push another one out.
        onRemove: () =>
          queueMicrotask(() => {
            // It was shown again while it went.
            if (shown.get(id) !== message) return;
            shown.delete(id);
            const next = waiting.shift();
            if (next) show(next);
          }),
      });
    };
    // The provider subscribes in its own effect, which runs after those of its children.
    let leave: (() => void) | undefined;
    const handle = setTimeout(() => {
      leave = toaster.connect((message) => {
        const id = idOf(message);
        if (shown.has(id) || shown.size < SHOWN_AT_ONCE) show(message);
        else if (!waiting.some((other) => idOf(other) === id)) waiting.push(message);
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
      // Its text was announced; a tab stop on it would serve nothing. Its button is a tab stop.
      tabIndex={-1}
      className={classNames('cs-toast', toast.type && `cs-toast--${toast.type}`)}
    >
      <Toast.Content className="cs-toast__content">
        {toast.type === 'error' && <IconAlert size={20} aria-hidden />}
        {toast.type === 'success' && <IconSuccess size={20} aria-hidden />}
        {/* A title and not a description, as it names the toast. Drawn anew where it is shown again, to be read out again. */}
        <Toast.Title key={toast.updateKey} render={<p />} className="cs-toast__text" />
        {closeLabel !== undefined && (
          <Toast.Close className="cs-icon-button cs-toast__close" aria-label={closeLabel}>
            <IconClose size={16} aria-hidden />
          </Toast.Close>
        )}
      </Toast.Content>
    </Toast.Root>
  ));
}
