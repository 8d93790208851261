import type { Answer } from '../api/client.ts';
import { singleCalls } from '../api/document-calls.ts';
import { identityTexts } from './messages.ts';

export type StoredIdentity = Answer<'GET /api/website/identity'>;
export type IdentityBody = StoredIdentity['body'];

export const identityKind = {
  key: ['identity'],
  texts: identityTexts,
  calls: singleCalls('/api/website/identity'),
} as const;
