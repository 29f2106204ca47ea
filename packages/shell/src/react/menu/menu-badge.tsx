import { Badge } from '@courtside/ui';
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { CountedIcon, countText } from './counted-icon.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { MenuIcon } from './menu-icon.tsx';
import type { MenuCount, MenuEntry } from './menu.ts';

type LoadCount = NonNullable<MenuEntry['badge']>;

interface CountProps {
  draw: (count: number) => ReactNode;
}

const Uncounted = ({ draw }: CountProps) => draw(0);

const countWith = (useCount: MenuCount): ComponentType<CountProps> =>
  function Count({ draw }) {
    return draw(useCount());
  };

// One component for each loader, so that it calls the same hook at each render.
const parts = new WeakMap<LoadCount, ComponentType<CountProps>>();

function partOf(load: LoadCount): ComponentType<CountProps> {
  const part = parts.get(load) ?? lazyPart(async () => countWith(await load()), Uncounted);
  parts.set(load, part);
  return part;
}

const badgeOf = (count: number): ReactNode =>
  count > 0 && <Badge tone="negative">{countText(count)}</Badge>;

/** The live count beside a menu entry, loaded with the hook that counts; 0 shows nothing. */
export function MenuBadge({ load }: { load: LoadCount }) {
  return <Suspense>{createElement(partOf(load), { draw: badgeOf })}</Suspense>;
}

/** The icon of a menu entry with its count on it, where there is no room beside the entry. */
export function EntryIcon({
  entry: { icon, badge },
}: {
  entry: Pick<MenuEntry, 'icon' | 'badge'>;
}) {
  if (!icon) return badge ? <MenuBadge load={badge} /> : null;
  const plain = <MenuIcon load={icon} />;
  if (!badge) return plain;
  const draw = (count: number) => <CountedIcon count={count}>{plain}</CountedIcon>;
  return <Suspense fallback={plain}>{createElement(partOf(badge), { draw })}</Suspense>;
}
