import type { Tone } from '../kit/status-badge.tsx';

export type ItemState = 'new' | 'Draft' | 'Scheduled' | 'Needs Review' | 'Private' | 'changed' | 'published';

interface KnownItem {
  readonly state: string;
  readonly isVisible: boolean;
  readonly body: { readonly status: string; readonly publishAt: string };
}

/** What visitors see of an item; undefined is one that was never saved. */
export function itemState(item: KnownItem | undefined, now: Date): ItemState {
  if (!item) return 'new';
  if (!item.isVisible) return 'Draft';
  if (item.state === 'draft') return 'changed';
  const { status, publishAt } = item.body;
  if (status === 'Needs Review' || status === 'Private') return status;
  return new Date(publishAt) > now ? 'Scheduled' : 'published';
}

export const itemTones: Readonly<Record<ItemState, Tone>> = {
  new: 'quiet',
  Draft: 'quiet',
  Scheduled: 'open',
  'Needs Review': 'open',
  Private: 'quiet',
  changed: 'open',
  published: 'good',
};
