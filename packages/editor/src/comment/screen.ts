import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/comments',
    title: { en: 'Comments', de: 'Kommentare', fr: 'Commentaires' },
    right: 'comments.moderate',
    load: () => import('./comments-screen.tsx').then((module) => module.CommentsScreen),
    navigation: { group: 'site', icon: 'comment', place: 22 },
    toDoFilters: { commentsToRead: { state: 'pending' } },
    toDos: {
      commentsToRead: {
        en: (count) => (count === 1 ? '1 comment to read' : `${count} comments to read`),
        de: (count) => (count === 1 ? '1 Kommentar zu lesen' : `${count} Kommentare zu lesen`),
        fr: (count) => (count === 1 ? '1 commentaire à lire' : `${count} commentaires à lire`),
      },
    },
  },
];
