import type { Screen } from '../app/screen.ts';

export const orderScreens: readonly Screen[] = [
  {
    path: '/config/commerce/orders',
    title: { en: 'Orders', de: 'Bestellungen', fr: 'Commandes' },
    right: 'orders.read',
    planFlag: 'COMMERCE',
    load: () => import('./orders-screen.tsx').then((module) => module.OrdersScreen),
    navigation: { group: 'commerce', icon: 'orders' },
  },
  {
    path: '/config/commerce/orders/$id',
    title: { en: 'Order', de: 'Bestellung', fr: 'Commande' },
    right: 'orders.read',
    planFlag: 'COMMERCE',
    load: () => import('./order-screen.tsx').then((module) => module.OrderScreen),
  },
];
