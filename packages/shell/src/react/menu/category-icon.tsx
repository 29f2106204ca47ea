import { Suspense } from 'react';
import type { Category } from '../../core/categories.ts';
import type { DrawnIconProps } from './drawn-icon.tsx';
import { lazyPart } from '../lazy-part.tsx';

export interface CategoryIconProps {
  category: Category;
  /** Width and height in pixels. @default 20 */
  size?: number;
}

/** Reserves the space of an icon while it loads. */
const IconSpace = ({ size }: { size: number }) => <svg width={size} height={size} aria-hidden />;

// A name is shown beside each icon, so that no page has to wait for it.
const DrawnIcon = lazyPart<DrawnIconProps>(
  async () => (await import('./drawn-icon.tsx')).DrawnIcon,
  IconSpace,
);

export function CategoryIcon({ category, size = 20 }: CategoryIconProps) {
  return (
    <Suspense fallback={<IconSpace size={size} />}>
      <DrawnIcon category={category} size={size} />
    </Suspense>
  );
}
