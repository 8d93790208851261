import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/contacts',
    title: { en: 'Contacts', de: 'Kontakte', fr: 'Contacts' },
    right: 'contacts.edit',
    load: () => import('./contacts-screen.tsx').then((module) => module.ContactsScreen),
    find: () => import('./find-contacts.ts').then((module) => module.findContacts),
    navigation: { group: 'site', icon: 'contacts', place: 20 },
  },
];
