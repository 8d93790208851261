import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/products',
    title: { en: 'Products', de: 'Produkte', fr: 'Produits' },
    right: 'products.edit',
    planFlag: 'COMMERCE',
    load: () => import('./products-screen.tsx').then((module) => module.ProductsScreen),
    find: () => import('./find-products.ts').then((module) => module.findProducts),
    navigation: { group: 'commerce', icon: 'product', place: 20 },
  },
  {
    path: '/config/commerce/products/new',
    title: { en: 'New product', de: 'Neues Produkt', fr: 'Nouveau produit' },
    right: 'products.edit',
    planFlag: 'COMMERCE',
    load: () => import('./new-product-screen.tsx').then((module) => module.NewProductScreen),
  },
  {
    path: '/config/commerce/products/trash',
    title: { en: 'Deleted products', de: 'Gelöschte Produkte', fr: 'Produits supprimés' },
    right: 'products.edit',
    planFlag: 'COMMERCE',
    load: () => import('./product-trash-screen.tsx').then((module) => module.ProductTrashScreen),
  },
  {
    path: '/config/commerce/products/import',
    title: { en: 'Import products', de: 'Produkte importieren', fr: 'Importer des produits' },
    right: 'products.edit',
    planFlag: 'COMMERCE',
    load: () => import('./import/import-file-screen.tsx').then((module) => module.ImportFileScreen),
  },
  {
    path: '/config/commerce/products/import/$id',
    title: { en: 'Import products', de: 'Produkte importieren', fr: 'Importer des produits' },
    right: 'products.edit',
    planFlag: 'COMMERCE',
    load: () => import('./import/import-screen.tsx').then((module) => module.ImportScreen),
  },
  {
    path: '/config/commerce/products/$id',
    title: { en: 'Product', de: 'Produkt', fr: 'Produit' },
    right: 'products.edit',
    planFlag: 'COMMERCE',
    load: () => import('./product-screen.tsx').then((module) => module.ProductScreen),
  },
];
