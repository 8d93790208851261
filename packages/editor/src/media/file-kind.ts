import { documentCalls } from '../api/document-calls.ts';
import { fileTexts } from './messages.ts';
import { filesKey } from './queries.ts';

export const fileKind = {
  listPath: '/config/files',
  key: filesKey,
  texts: fileTexts,
  calls: documentCalls('/api/files', 'asset'),
};
