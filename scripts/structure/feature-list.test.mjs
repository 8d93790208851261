import { expect, it } from 'vitest';
import { featureListSource } from './feature-list.mjs';

it('lists the folders on a floor that have a feature.ts, and nothing else', () => {
  const source = featureListSource([
    'store/cart/feature.ts',
    'store/cart/index.ts',
    'platform/feature.ts',
    'platform/website/feature.ts',
    'people/site-user/feature.ts',
    'people/site-user/order/feature.ts',
  ]);
  expect(source.split('\n').slice(1)).toEqual([
    "import { siteUserFeature } from '../people/site-user/feature.ts';",
    "import type { Feature } from '../platform/feature.ts';",
    "import { websiteFeature } from '../platform/website/feature.ts';",
    "import { cartFeature } from '../store/cart/feature.ts';",
    '',
    '/** Every feature of the server. */',
    'export const features: readonly Feature[] = [',
    '  siteUserFeature,',
    '  websiteFeature,',
    '  cartFeature,',
    '];',
    '',
  ]);
});
