import type { Texts } from '../content/index.ts';
import type { Content } from './content/content.ts';

/** A file that the team uploaded, with its present content. */
export interface Asset extends Omit<Content, 'id'> {
  readonly id: string;
  readonly contentId: string;
  readonly filename: string;
  readonly folderId: string | null;
  /** Whether it is for those alone who bought it. */
  readonly isPrivate: boolean;
  readonly focalX: number;
  readonly focalY: number;
  readonly texts: AssetTexts;
}

export type AssetTexts = Texts<'altText' | 'title'>;

/**
 * The address of the file; `?format=500w` is added for a width. It changes with the content, so what lies there may be kept for ever.
 */
export function assetUrl(asset: Pick<Asset, 'id' | 'filename' | 'checksum'>): string {
  return `/s/${asset.id}/${contentTag(asset)}/${encodeURIComponent(asset.filename)}`;
}

/** The part of the address that tells one content from another. */
export function contentTag({ checksum }: Pick<Asset, 'checksum'>): string {
  return checksum?.slice(0, 16) ?? 'first';
}
