import type { Feature } from '../feature.ts';
import { settingsDocument } from './editing/document.ts';

export const websiteFeature: Feature = { name: 'website', documents: [settingsDocument] };
