import { singleCalls } from '../api/document-calls.ts';
import { restockSettingsTexts } from './messages.ts';
import { restockSettingsKey } from './queries.ts';

export const restockSettingsKind = {
  key: restockSettingsKey,
  texts: restockSettingsTexts,
  calls: singleCalls('/api/commerce/restock-settings'),
};
