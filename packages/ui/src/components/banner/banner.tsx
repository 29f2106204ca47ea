'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconClose, IconInfo, IconSuccess, IconWarning } from '../../icons.ts';

/** All other props go to the root element. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  /** E.g. a button or a link. */
  action?: ReactNode;
  /** Shows a button that closes it; needs `closeLabel`. */
  onClose?: () => void;
  closeLabel?: string;
  /** Announces it when it appears after the page: `alert` at once, `status` when the reader is idle. */
  role?: 'alert' | 'status' | 'region' | 'group';
}

const ICONS = { info: IconInfo, success: IconSuccess, warning: IconWarning, danger: IconAlert };

/** A notice in the page, beside the content that it concerns. */
export function Banner({
  tone = 'info',
  title,
  action,
  onClose,
  closeLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={classNames('cs-banner', `cs-banner--${tone}`, className)}>
      <Icon className="cs-banner__icon" size={20} aria-hidden />
      <div className="cs-banner__text">
        {title !== undefined && <p className="cs-banner__title">{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className="cs-banner__action">{action}</div>}
      {onClose && (
        <button
          type="button"
          className="cs-icon-button cs-banner__close"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <IconClose size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
