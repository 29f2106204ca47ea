import { lazyParts, LoadFailure, type MissingPartProps } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import {
  BannersShape,
  CodeShape,
  PoolsShape,
  PromotionsShape,
  VenuesShape,
} from './block-shapes.tsx';
import type { BlockShapeProps } from './block-shape.tsx';
import { HeldPlace } from './held-place.tsx';

type Content = typeof import('./lower-content.ts');

const load = () => import('./lower-content.ts');

/** Loads the code of the blocks far below, beside their data. A failure is met where they are drawn. */
export const loadLowerParts = (): void => void load().catch(() => undefined);

const part = lazyParts(load);

/** A block's content, loaded when it comes near: before that its drawings would delay the first prices of a slow phone. */
const lower = <Props extends object>(
  choose: (content: Content) => ComponentType<Props>,
  Shape: ComponentType<BlockShapeProps>,
) =>
  part<Props>(
    choose,
    ({ fault, retry }: MissingPartProps) => (
      <HeldPlace Shape={Shape}>
        <LoadFailure fault={fault} retry={retry} automatic={false} />
      </HeldPlace>
    ),
    () => <Shape loading />,
  );

// The words beside the pictures say enough where these do not load.
export const AppPictures = part(
  ({ AppPictures: Part }) => Part,
  () => <HeldPlace Shape={CodeShape} />,
  () => <CodeShape loading />,
);
export const BannerCarousel = lower(({ BannerCarousel: Part }) => Part, BannersShape);
export const PoolList = lower(({ PoolList: Part }) => Part, PoolsShape);
export const PromotionList = lower(({ PromotionList: Part }) => Part, PromotionsShape);
export const VenueTabs = lower(({ VenueTabs: Part }) => Part, VenuesShape);
