import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';

interface Around {
  children?: ReactNode;
}

/**
 * One component of several that share a slot: they are rendered in a row, or, where the slot wraps children, each
 * inside the one before it.
 */
export function together<Props extends object>(
  parts: readonly ComponentType<Props>[],
): ComponentType<Props> {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return function Together(props: Props & Around) {
    if (!('children' in props))
      return createElement(Fragment, null, ...parts.map((Part) => createElement(Part, props)));
    return parts.reduceRight<ReactNode>(
      (inner, Part) => <Part {...props}>{inner}</Part>,
      props.children,
    );
  };
}
