import { singleCalls } from '../api/document-calls.ts';
import { barTexts, popupTexts } from './messages.ts';

export const popupKind = { key: ['popup'], texts: popupTexts, calls: singleCalls('/api/website/popup') } as const;

export const barKind = {
  key: ['announcement-bar'],
  texts: barTexts,
  calls: singleCalls('/api/website/announcement-bar'),
} as const;
