import type { Asset } from '../../media/index.ts';

/** The file if it is of the kind that a block shows. One that is only for its buyers has no public address. */
export function publicFile(asset: Asset | undefined, isWanted: (asset: Asset) => boolean): Asset | undefined {
  return asset === undefined || asset.isPrivate || !isWanted(asset) ? undefined : asset;
}

export function isPicture({ kind }: Asset): boolean {
  return kind === 'image';
}
