export type { ReviewSettingsBody } from './settings/schema.ts';
