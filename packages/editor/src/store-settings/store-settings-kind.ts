import { singleCalls } from '../api/document-calls.ts';
import { storeSettingsTexts } from './messages.ts';
import { storeSettingsKey } from './queries.ts';

export const storeSettingsKind = {
  key: storeSettingsKey,
  texts: storeSettingsTexts,
  calls: singleCalls('/api/commerce/store-settings'),
};
