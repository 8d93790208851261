export { fillSampleSite, fillWebsite } from './fill-sample.ts';
export { sampleBody } from './products/sample-body.ts';
export { tableware } from './products/tableware.ts';
export { addDocument, sampleContext } from './sample-documents.ts';
export type { SampleParts } from './sample-parts.ts';
export { sampleWebsite } from './shop.ts';
export { type FilledShop, fillShop, type ShopProgress } from './size/fill-shop.ts';
export { type ShopSize, sizeLimits, standardSize } from './size/size.ts';
