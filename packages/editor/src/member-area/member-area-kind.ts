import { documentCalls } from '../api/document-calls.ts';
import { memberAreaTexts } from './messages.ts';
import { memberAreasKey } from './queries.ts';

export const memberAreaKind = {
  listPath: '/config/commerce/member-areas',
  key: memberAreasKey,
  texts: memberAreaTexts,
  calls: documentCalls('/api/commerce/member-areas', 'member-area'),
};
