'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconCheck, IconCopy } from '../../icons.ts';

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  text: string;
  label: string;
  copiedLabel: string;
}

export function CopyButton({
  text,
  label,
  copiedLabel,
  className,
  onClick,
  onBlur,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      aria-label={copied ? copiedLabel : label}
      {...rest}
      type="button"
      className={classNames('cs-copy', className)}
      onClick={(event) => {
        onClick?.(event);
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
      onBlur={(event) => {
        setCopied(false);
        onBlur?.(event);
      }}
    >
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
    </button>
  );
}
