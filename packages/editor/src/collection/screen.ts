import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/collections',
    title: { en: 'Blogs and galleries', de: 'Blogs und Galerien', fr: 'Blogs et galeries' },
    right: 'pages.edit',
    load: () => import('./collections-screen.tsx').then((module) => module.CollectionsScreen),
    find: () => import('./find-collections.ts').then((module) => module.findCollections),
  },
  {
    path: '/config/collections/new',
    title: { en: 'New blog or gallery', de: 'Neuer Blog oder neue Galerie', fr: 'Nouveau blog ou nouvelle galerie' },
    right: 'pages.edit',
    load: () => import('./new-collection-screen.tsx').then((module) => module.NewCollectionScreen),
  },
  {
    path: '/config/collections/trash',
    title: { en: 'Deleted blogs and galleries', de: 'Gelöschte Blogs und Galerien', fr: 'Blogs et galeries supprimés' },
    right: 'pages.edit',
    load: () => import('./collection-trash-screen.tsx').then((module) => module.CollectionTrashScreen),
  },
  {
    path: '/config/collections/$id',
    title: { en: 'Blog or gallery', de: 'Blog oder Galerie', fr: 'Blog ou galerie' },
    right: 'pages.edit',
    load: () => import('./collection-screen.tsx').then((module) => module.CollectionScreen),
  },
];
