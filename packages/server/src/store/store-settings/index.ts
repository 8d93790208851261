export { storeSettingsDocument } from './editing/document.ts';
export { type StoreSettingsBody, written } from './editing/schema.ts';
