export { type Asset, type AssetTexts, assetUrl } from './asset.ts';
export { type NewImage, type SavedImage, saveImage } from './save-image.ts';
export { readAssets } from './store.ts';
export { imageWidths, usefulWidths } from './widths.ts';
