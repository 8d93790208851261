import type { Feature } from '../../platform/feature.ts';
import { storeSettingsDocument } from './editing/document.ts';

export const storeSettingsFeature: Feature = { name: 'store-settings', documents: [storeSettingsDocument] };
