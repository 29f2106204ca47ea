import { lazyPart, LoadFailure, type MissingPartProps } from '@courtside/shell/react';
import type { ComponentType } from 'react';

type Content = typeof import('./lower-content.ts');

const Failed = ({ retry }: MissingPartProps) => <LoadFailure retry={retry} automatic={false} />;

const load = () => import('./lower-content.ts');

/** Loads the code of the blocks far below, beside their data. A failure is met where they are drawn. */
export const loadLowerParts = (): void => void load().catch(() => undefined);

/** A block's content, loaded when it comes near: before that its drawings would delay the first prices of a slow phone. */
const lower = <Props extends object>(
  choose: (content: Content) => ComponentType<Props>,
  Instead: ComponentType<Props & MissingPartProps> = Failed,
) => lazyPart<Props>(async () => choose(await load()), Instead);

// The words beside the pictures say enough.
export const AppPictures = lower(
  ({ AppPictures: Part }) => Part,
  () => null,
);
export const BannerCarousel = lower(({ BannerCarousel: Part }) => Part);
export const PoolList = lower(({ PoolList: Part }) => Part);
export const PromotionList = lower(({ PromotionList: Part }) => Part);
export const VenueTabs = lower(({ VenueTabs: Part }) => Part);
