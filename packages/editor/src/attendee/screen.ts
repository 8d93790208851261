import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/attendees',
    title: { en: 'Sign-ups', de: 'Anmeldungen', fr: 'Inscriptions' },
    right: 'attendees.read',
    load: () => import('./events-screen.tsx').then((module) => module.EventsScreen),
    navigation: { group: 'site', icon: 'check', place: 21 },
  },
  {
    path: '/config/attendees/$id',
    title: { en: 'Attendees', de: 'Teilnehmende', fr: 'Participants' },
    right: 'attendees.read',
    load: () => import('./attendees-screen.tsx').then((module) => module.AttendeesScreen),
  },
];
