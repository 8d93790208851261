import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/items',
    title: { en: 'Posts', de: 'Beiträge', fr: 'Articles' },
    right: 'items.edit',
    load: () => import('./items-screen.tsx').then((module) => module.ItemsScreen),
    find: () => import('./find-items.ts').then((module) => module.findItems),
    navigation: { group: 'site', icon: 'lines', place: 3 },
  },
  {
    path: '/config/items/new',
    title: { en: 'New post', de: 'Neuer Beitrag', fr: 'Nouvel article' },
    right: 'items.edit',
    load: () => import('./new-item-screen.tsx').then((module) => module.NewItemScreen),
  },
  {
    path: '/config/items/trash',
    title: { en: 'Deleted posts', de: 'Gelöschte Beiträge', fr: 'Articles supprimés' },
    right: 'items.edit',
    load: () => import('./item-trash-screen.tsx').then((module) => module.ItemTrashScreen),
  },
  {
    path: '/config/items/$id',
    title: { en: 'Post', de: 'Beitrag', fr: 'Article' },
    right: 'items.edit',
    load: () => import('./item-screen.tsx').then((module) => module.ItemScreen),
  },
];
