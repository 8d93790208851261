import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/orders',
    title: { en: 'Orders', de: 'Bestellungen', fr: 'Commandes' },
    right: 'orders.read',
    planFlag: 'COMMERCE',
    load: () => import('./orders-screen.tsx').then((module) => module.OrdersScreen),
    find: () => import('./find-orders.ts').then((module) => module.findOrders),
    navigation: { group: 'commerce', icon: 'orders', place: 10 },
    toDoFilters: {
      disputedOrders: { dispute: 'open' },
      ordersToShip: { shipment: 'open' },
      unpaidOrders: { lifecycle: 'placed', paymentStatus: 'pending' },
      refundsToTransfer: { transfer: 'open' },
    },
    toDos: {
      disputedOrders: {
        en: (count) => (count === 1 ? '1 disputed payment to answer' : `${count} disputed payments to answer`),
        de: (count) => (count === 1 ? '1 angefochtene Zahlung' : `${count} angefochtene Zahlungen`),
        fr: (count) => (count === 1 ? '1 paiement contesté à défendre' : `${count} paiements contestés à défendre`),
      },
      ordersToShip: {
        en: (count) => (count === 1 ? '1 order to ship' : `${count} orders to ship`),
        de: (count) => (count === 1 ? '1 Bestellung zu versenden' : `${count} Bestellungen zu versenden`),
        fr: (count) => (count === 1 ? '1 commande à expédier' : `${count} commandes à expédier`),
      },
      unpaidOrders: {
        en: (count) => (count === 1 ? '1 order is waiting for payment' : `${count} orders are waiting for payment`),
        de: (count) => (count === 1 ? '1 Bestellung wartet auf Zahlung' : `${count} Bestellungen warten auf Zahlung`),
        fr: (count) => (count === 1 ? '1 commande attend son paiement' : `${count} commandes attendent leur paiement`),
      },
      refundsToTransfer: {
        en: (count) => (count === 1 ? '1 refund to transfer' : `${count} refunds to transfer`),
        de: (count) => (count === 1 ? '1 Erstattung zu überweisen' : `${count} Erstattungen zu überweisen`),
        fr: (count) => (count === 1 ? '1 remboursement à virer' : `${count} remboursements à virer`),
      },
    },
  },
  {
    path: '/config/commerce/orders/$id',
    title: { en: 'Order', de: 'Bestellung', fr: 'Commande' },
    right: 'orders.read',
    planFlag: 'COMMERCE',
    load: () => import('./order-screen.tsx').then((module) => module.OrderScreen),
  },
  {
    path: '/config/commerce/orders/$id/packing-slip',
    title: { en: 'Packing slip', de: 'Lieferschein', fr: 'Bon de livraison' },
    right: 'orders.read',
    planFlag: 'COMMERCE',
    load: () => import('./packing-slip-screen.tsx').then((module) => module.PackingSlipScreen),
  },
];
