import type { LayoutDocument } from '@awning/site-model';
import type { Answer } from '../api/client.ts';
import { singleCalls } from '../api/document-calls.ts';
import { headerFooterTexts } from './messages.ts';

export type StoredHeaderFooter = Answer<'GET /api/website/header-footer'>;
export type HeaderFooterBody = StoredHeaderFooter['body'];

/** The calls describe blocks loosely; the server has checked them. */
export interface HeaderFooter {
  readonly header: LayoutDocument;
  readonly footer: LayoutDocument;
  [name: string]: unknown;
}

export const headerFooterKind = {
  key: ['header-footer'],
  texts: headerFooterTexts,
  calls: singleCalls('/api/website/header-footer'),
} as const;
