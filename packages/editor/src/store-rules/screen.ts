import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/shipping',
    title: { en: 'Shipping', de: 'Versand', fr: 'Livraison' },
    right: 'shipping.edit',
    planFlag: 'COMMERCE',
    load: () => import('./shipping/zones-screen.tsx').then((module) => module.ZonesScreen),
    navigation: { group: 'commerce', icon: 'shipping', place: 42 },
    toDos: {
      untaxedCountries: {
        en: (count) =>
          count === 1 ? '1 country is sold to without tax' : `${count} countries are sold to without tax`,
        de: (count) =>
          count === 1 ? '1 Land wird ohne Steuer beliefert' : `${count} Länder werden ohne Steuer beliefert`,
        fr: (count) => (count === 1 ? '1 pays est livré sans taxe' : `${count} pays sont livrés sans taxe`),
      },
    },
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
  {
    path: '/config/commerce/taxes',
    title: { en: 'Taxes', de: 'Steuern', fr: 'Taxes' },
    right: 'taxes.edit',
    planFlag: 'COMMERCE',
    load: () => import('./tax/tax-rules-screen.tsx').then((module) => module.TaxRulesScreen),
    navigation: { group: 'commerce', icon: 'tax', place: 44 },
  },
  {
    path: '/config/commerce/taxes/new',
    title: { en: 'New tax rule', de: 'Neue Steuerregel', fr: 'Nouvelle règle de taxe' },
    right: 'taxes.edit',
    planFlag: 'COMMERCE',
    load: () => import('./tax/new-tax-rule-screen.tsx').then((module) => module.NewTaxRuleScreen),
  },
  {
    path: '/config/commerce/taxes/trash',
    title: { en: 'Deleted tax rules', de: 'Gelöschte Steuerregeln', fr: 'Règles de taxe supprimées' },
    right: 'taxes.edit',
    planFlag: 'COMMERCE',
    load: () => import('./tax/tax-rule-trash-screen.tsx').then((module) => module.TaxRuleTrashScreen),
  },
  {
    path: '/config/commerce/taxes/$id',
    title: { en: 'Tax rule', de: 'Steuerregel', fr: 'Règle de taxe' },
    right: 'taxes.edit',
    planFlag: 'COMMERCE',
    load: () => import('./tax/tax-rule-screen.tsx').then((module) => module.TaxRuleScreen),
  },
];
