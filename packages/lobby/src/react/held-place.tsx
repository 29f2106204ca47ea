import type { ComponentType, ReactNode } from 'react';
import type { BlockShapeProps } from './block-shape.tsx';

export interface HeldPlaceProps {
  /** The shape of the content that is missing. */
  Shape: ComponentType<BlockShapeProps>;
  /** What stands there meanwhile. */
  children?: ReactNode;
}

/** A place that stays as high as the content that is missing: what is below it moves neither when that fails nor when it comes. */
export function HeldPlace({ Shape, children }: HeldPlaceProps) {
  return (
    <div className="cs-lobby-held">
      <Shape loading={false} />
      {children}
    </div>
  );
}
