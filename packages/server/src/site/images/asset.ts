import type { Texts } from '../content/index.ts';

/** A file the owner uploaded; pictures have a width and a height. */
export interface Asset {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly focalX: number;
  readonly focalY: number;
  readonly texts: AssetTexts;
  readonly madeWidths: readonly number[];
}

export type AssetTexts = Texts<'altText' | 'title'>;

/** The address of the file; `?format=500w` is added for a width. It never changes its content, so it may be kept for ever. */
export function assetUrl(asset: Pick<Asset, 'id' | 'filename'>): string {
  return `/s/${asset.id}/${encodeURIComponent(asset.filename)}`;
}
