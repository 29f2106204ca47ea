'use client';
import { cloneElement, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../../class-names.ts';
import { buttonClass, type ButtonLook } from '../button/button-class.ts';

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  /**
   * The link of the app's router; an `<a>` when it is left out. It gets the look; other props given here override its
   * own. @example <ButtonLink render={<Link to="/mine/savemoney" />}>存款</ButtonLink>
   */
  render?: ReactElement<{ className?: string }>;
}

/** A link that looks like a button: it leads to another page, while a `Button` acts on this one. */
export function ButtonLink({
  render,
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { variant, size, block };
  if (!render) {
    return (
      <a {...rest} className={buttonClass(look, className)}>
        {children}
      </a>
    );
  }
  return cloneElement<{ className?: string }>(render, {
    ...rest,
    ...(children !== undefined && { children }),
    className: buttonClass(look, classNames(render.props.className, className)),
  });
}
