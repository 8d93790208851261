import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/forms',
    title: { en: 'Forms', de: 'Formulare', fr: 'Formulaires' },
    right: 'forms.edit',
    load: () => import('./forms-screen.tsx').then((module) => module.FormsScreen),
    navigation: { group: 'site', icon: 'form', place: 10 },
    toDos: {
      newMessages: {
        en: (count) => (count === 1 ? '1 new message this week' : `${count} new messages this week`),
        de: (count) => (count === 1 ? '1 neue Nachricht in dieser Woche' : `${count} neue Nachrichten in dieser Woche`),
        fr: (count) => (count === 1 ? '1 nouveau message cette semaine' : `${count} nouveaux messages cette semaine`),
      },
    },
  },
  {
    path: '/config/forms/new',
    title: { en: 'New form', de: 'Neues Formular', fr: 'Nouveau formulaire' },
    right: 'forms.edit',
    load: () => import('./new-form-screen.tsx').then((module) => module.NewFormScreen),
  },
  {
    path: '/config/forms/trash',
    title: { en: 'Deleted forms', de: 'Gelöschte Formulare', fr: 'Formulaires supprimés' },
    right: 'forms.edit',
    load: () => import('./form-trash-screen.tsx').then((module) => module.FormTrashScreen),
  },
  {
    path: '/config/forms/$id',
    title: { en: 'Form', de: 'Formular', fr: 'Formulaire' },
    right: 'forms.edit',
    load: () => import('./form-screen.tsx').then((module) => module.FormScreen),
  },
  {
    path: '/config/forms/$id/submissions',
    title: { en: 'Submissions', de: 'Einsendungen', fr: 'Envois' },
    right: 'formSubmissions.read',
    load: () => import('./submissions-screen.tsx').then((module) => module.SubmissionsScreen),
  },
  {
    path: '/config/forms/$id/submissions/$submissionId',
    title: { en: 'Submission', de: 'Einsendung', fr: 'Envoi' },
    right: 'formSubmissions.read',
    load: () => import('./submission-screen.tsx').then((module) => module.SubmissionScreen),
  },
];
