import type { Feature } from '../../platform/feature.ts';
import { identityDocument } from './document.ts';

export const identityFeature: Feature = { name: 'identity', documents: [identityDocument] };
