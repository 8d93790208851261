import type { DocumentKind } from '../../platform/editing/index.ts';
import { features } from '../features.ts';

export const kinds = features.flatMap(({ documents = [] }) => documents);

/** One act on the one document of a kind. */
export interface Step {
  readonly kind: DocumentKind;
  readonly what: 'save' | 'publish' | 'restore' | 'trash' | 'recover';
  /** The body that is saved. */
  readonly number: number;
}

export const ways = ['save', 'publish', 'save', 'restore', 'trash', 'recover'] as const;

/** What is done at a place of an endless list that goes through all kinds again and again. */
export function stepAt(place: number): Step {
  const turn = Math.floor(place / kinds.length);
  const kind = kinds[place % kinds.length]!;
  const wanted = ways[turn % ways.length]!;
  return { kind, what: hasCall(kind, wanted) ? wanted : 'save', number: turn % 60 };
}

/** The version that a restore brings back: the first there is. */
export function firstVersion({ many }: DocumentKind): number {
  return many ? 1 : 0;
}

/** Kinds without drafts cannot be published, and the only document of a website cannot be deleted. */
export function hasCall({ hasDrafts, many }: DocumentKind, what: string): boolean {
  if (what === 'publish') return hasDrafts;
  return what === 'trash' || what === 'recover' ? many !== undefined : true;
}
