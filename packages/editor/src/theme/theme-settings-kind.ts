import { singleCalls } from '../api/document-calls.ts';
import { themeSettingsTexts } from './settings-messages.ts';

export const themeSettingsKind = {
  key: ['theme-settings'],
  texts: themeSettingsTexts,
  calls: singleCalls('/api/website/theme-settings'),
} as const;
