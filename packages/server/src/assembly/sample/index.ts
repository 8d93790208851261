export { fillSampleSite } from './fill-sample.ts';
export { type FilledShop, fillShop, type ShopProgress } from './size/fill-shop.ts';
export { type ShopSize, sizeLimits, standardSize } from './size/size.ts';
