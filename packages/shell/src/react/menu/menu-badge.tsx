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

// One component for each loader: the hook that it calls is the same one at each drawing.
const parts = new WeakMap<LoadCount, ComponentType<CountProps>>();

function partOf(load: LoadCount): ComponentType<CountProps> {
  const part = parts.get(load) ?? lazyPart(async () => countWith(await load()), Uncounted);
  parts.set(load, part);
  return part;
}

const badgeOf = (count: number): ReactNode =>
  count > 0 && <Badge tone="negative">{countText(count)}</Badge>;

/** The live number beside a menu entry, which comes over the network with the hook that counts it; nothing for 0. */
export function MenuBadge({ load }: { load: LoadCount }) {
  return <Suspense>{createElement(partOf(load), { draw: badgeOf })}</Suspense>;
}

/** The icon of a menu entry with its number on it, where there is no room for a number of its own. */
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
