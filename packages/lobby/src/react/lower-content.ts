// The content of the blocks far below, in one file: who comes near one of them soon comes near the next.
export { AppPictures } from './app-pictures.tsx';
export { BannerCarousel } from './banner-carousel.tsx';
export { PoolList } from './pool-list.tsx';
export { PromotionList } from './promotion-list.tsx';
export { VenueTabs } from './venue-tabs.tsx';
