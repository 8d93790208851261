export type { ReviewSettingsBody } from './settings/schema.ts';
export { productReviews } from './shown/product-reviews.ts';
