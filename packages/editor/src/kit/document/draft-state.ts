import type { Tone } from '../status-badge.tsx';

export type DraftState = 'new' | 'draft' | 'changed' | 'published' | 'hidden';

export interface Draft {
  readonly state: string;
  readonly isVisible: boolean;
}

/** Whether a saved version waits to be published; undefined is one that was never saved. */
export function isUnpublished(document: Draft | undefined): boolean {
  return document !== undefined && (!document.isVisible || document.state === 'draft');
}

/** What visitors see of a document that has drafts; undefined is one that was never saved. */
export function draftState(document: Draft | undefined, isShown: boolean): DraftState {
  if (!document) return 'new';
  if (!document.isVisible) return 'draft';
  if (document.state === 'draft') return 'changed';
  return isShown ? 'published' : 'hidden';
}

export const draftTones: Readonly<Record<DraftState, Tone>> = {
  new: 'quiet',
  draft: 'quiet',
  changed: 'open',
  published: 'good',
  hidden: 'quiet',
};
