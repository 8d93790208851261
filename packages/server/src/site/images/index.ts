import type { Feature } from '../../platform/feature.ts';
import { imageRoutes } from './routes.ts';
import { imageTasks } from './tasks.ts';

export { type Asset, type AssetTexts, assetUrl } from './asset.ts';
export { type NewImage, type SavedImage, saveImage } from './save-image.ts';
export { readAssets } from './store.ts';
export { imageWidths, usefulWidths } from './widths.ts';

export const imagesFeature: Feature = { name: 'images', routes: imageRoutes, tasks: imageTasks };
