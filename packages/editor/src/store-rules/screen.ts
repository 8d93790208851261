import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/shipping',
    title: { en: 'Shipping', de: 'Versand', fr: 'Livraison' },
    right: 'shipping.edit',
    planFlag: 'COMMERCE',
    load: () => import('./shipping/zones-screen.tsx').then((module) => module.ZonesScreen),
    navigation: { group: 'commerce', icon: 'shipping', place: 42 },
  },
  {
    path: '/config/commerce/shipping/new',
    title: { en: 'New shipping zone', de: 'Neue Versandzone', fr: 'Nouvelle zone de livraison' },
    right: 'shipping.edit',
    planFlag: 'COMMERCE',
    load: () => import('./shipping/new-zone-screen.tsx').then((module) => module.NewZoneScreen),
  },
  {
    path: '/config/commerce/shipping/trash',
    title: { en: 'Deleted shipping zones', de: 'Gelöschte Versandzonen', fr: 'Zones de livraison supprimées' },
    right: 'shipping.edit',
    planFlag: 'COMMERCE',
    load: () => import('./shipping/zone-trash-screen.tsx').then((module) => module.ZoneTrashScreen),
  },
  {
    path: '/config/commerce/shipping/$id',
    title: { en: 'Shipping zone', de: 'Versandzone', fr: 'Zone de livraison' },
    right: 'shipping.edit',
    planFlag: 'COMMERCE',
    load: () => import('./shipping/zone-screen.tsx').then((module) => module.ZoneScreen),
  },
];
