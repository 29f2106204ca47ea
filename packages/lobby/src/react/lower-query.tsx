import { LoadFailure, QueryView, type QueryResult } from '@courtside/shell/react';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import type { BlockShapeProps } from './block-shape.tsx';
import { HeldPlace } from './held-place.tsx';

export interface LowerQueryProps<T> {
  /** Whether the block has come near the window. */
  near: boolean;
  query: QueryResult<T>;
  /** The shape of the content. */
  Shape: ComponentType<BlockShapeProps>;
  children: (data: T) => ReactNode;
}

/** The data of a block far below: its shape stands until the block has come near and the data is there, or has failed. */
export function LowerQuery<T>({ near, query, Shape, children }: LowerQueryProps<T>) {
  // The same component each time: another one would lose the focus of its button.
  const Failure = useCallback(
    ({ fault, retry }: { fault: unknown; retry: () => Promise<unknown> }) => (
      <HeldPlace Shape={Shape}>
        <LoadFailure fault={fault} retry={retry} />
      </HeldPlace>
    ),
    [Shape],
  );
  if (!near) return <Shape loading={false} />;
  return (
    <QueryView query={query} loading={<Shape loading />} failure={Failure}>
      {children}
    </QueryView>
  );
}
