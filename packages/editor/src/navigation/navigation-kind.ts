import { singleCalls } from '../api/document-calls.ts';
import { navigationTexts } from './messages.ts';
import { navigationKey } from './queries.ts';

export const navigationKind = {
  key: navigationKey,
  texts: navigationTexts,
  calls: singleCalls('/api/website/navigation'),
} as const;
