export { addFile } from './add-file.ts';
export { type Asset, assetUrl } from './asset.ts';
export type { AssetBody } from './editing/schema.ts';
export { listPictures } from './list-pictures.ts';
export { readAssets } from './store.ts';
export { usefulWidths } from './widths.ts';
