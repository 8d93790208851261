import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/inventory',
    title: { en: 'Stock', de: 'Bestand', fr: 'Stock' },
    right: 'stock.edit',
    planFlag: 'COMMERCE',
    load: () => import('./stock-screen.tsx').then((module) => module.StockScreen),
    navigation: { group: 'commerce', icon: 'stock', place: 30 },
  },
];
