export type { RestockSettingsBody } from './settings/schema.ts';
