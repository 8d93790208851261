import type { Feature } from '../../platform/feature.ts';
import { itemDocument } from './editing/item/document.ts';
import { pageDocument } from './editing/page/document.ts';

export const contentFeature: Feature = { name: 'content', documents: [itemDocument, pageDocument] };
