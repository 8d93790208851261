import type { Feature } from '../../platform/feature.ts';
import { shareFormatters } from './formatters.ts';

export const shareFeature: Feature = { name: 'share', formatters: shareFormatters };
