import { documentCalls } from '../api/document-calls.ts';
import { redirectTexts } from './messages.ts';
import { redirectPath, redirectsKey } from './queries.ts';

export const redirectKind = {
  listPath: redirectPath,
  key: redirectsKey,
  texts: redirectTexts,
  calls: documentCalls('/api/redirects', 'redirect'),
};
