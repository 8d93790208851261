import { singleCalls } from '../api/document-calls.ts';
import { reviewSettingsTexts } from './messages.ts';
import { reviewSettingsKey } from './queries.ts';

export const reviewSettingsKind = {
  key: reviewSettingsKey,
  texts: reviewSettingsTexts,
  calls: singleCalls('/api/commerce/review-settings'),
};
