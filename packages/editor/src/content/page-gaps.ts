import { type LayoutDocument, placeholdersIn } from '@awning/site-model';
import { useShownLanguages } from '../app/session.ts';

/** The gaps of a page in one language. */
export interface PageGaps {
  readonly code: string;
  readonly name: string;
  readonly gaps: readonly string[];
}

/** What is still in brackets in the languages that visitors can choose. */
export function usePageGaps(layout: LayoutDocument): readonly PageGaps[] {
  return useShownLanguages()
    .map(({ code, name }) => ({ code, name, gaps: placeholdersIn(layout, code) }))
    .filter(({ gaps }) => gaps.length > 0);
}
