export { storeSettingsDocument } from './editing/document.ts';
export type { StoreSettingsBody } from './editing/schema.ts';
