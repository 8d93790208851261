export type { StoreSettingsBody } from './editing/schema.ts';
