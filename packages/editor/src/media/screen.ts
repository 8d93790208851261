import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/files',
    title: { en: 'Files', de: 'Dateien', fr: 'Fichiers' },
    right: 'files.edit',
    load: () => import('./files-screen.tsx').then((module) => module.FilesScreen),
    find: () => import('./find-files.ts').then((module) => module.findFiles),
    navigation: { group: 'site', icon: 'picture', place: 5 },
  },
  {
    path: '/config/files/trash',
    title: { en: 'Deleted files', de: 'Gelöschte Dateien', fr: 'Fichiers supprimés' },
    right: 'files.edit',
    load: () => import('./file-trash-screen.tsx').then((module) => module.FileTrashScreen),
  },
  {
    path: '/config/files/$id',
    title: { en: 'File', de: 'Datei', fr: 'Fichier' },
    right: 'files.edit',
    load: () => import('./file-screen.tsx').then((module) => module.FileScreen),
  },
];
