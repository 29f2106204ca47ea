import { createElement, Suspense, type ComponentType } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { MenuIconLoader, MenuIconProps } from './menu.ts';

const SIZE = 18;
const Space = () => <svg width={SIZE} height={SIZE} aria-hidden />;

// One component for each loader, however often the menu is drawn.
const parts = new WeakMap<MenuIconLoader, ComponentType<MenuIconProps>>();

function partOf(load: MenuIconLoader): ComponentType<MenuIconProps> {
  const part = parts.get(load) ?? lazyPart(load, Space);
  parts.set(load, part);
  return part;
}

/** The icon of a menu entry, loaded when the menu is first drawn; its space is reserved. */
export function MenuIcon({ load }: { load: MenuIconLoader }) {
  return (
    <Suspense fallback={<Space />}>
      {createElement(partOf(load), { size: SIZE, 'aria-hidden': true })}
    </Suspense>
  );
}
