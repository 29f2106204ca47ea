import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import type { ReactNode } from 'react';

export interface BlockShapeProps {
  /** Whether the content is on its way. Otherwise its block is still far from the window, and the shape keeps quiet. */
  loading: boolean;
}

/** Stands in the place of a block's content, laid out as this, so that nothing moves when it comes. */
export function BlockShape({
  loading,
  className,
  children,
}: BlockShapeProps & { className?: string; children: ReactNode }) {
  const t = useT();
  const told = loading
    ? { role: 'status', 'aria-label': t(words.loading) }
    : { 'aria-hidden': true };
  return (
    <div {...told} className={classNames('cs-lobby-shape', className)}>
      {children}
    </div>
  );
}

/** An item in the look of a `Skeleton`, whose size is up to the styles of its list. */
export const ShapeItem = ({ className }: { className?: string }) => (
  <span className={classNames('cs-skeleton__row', 'cs-lobby-shape__item', className)} />
);

/** So many items of a list. */
export const shapes = (count: number): ReactNode =>
  Array.from({ length: count }, (_, at) => <ShapeItem key={at} />);
