import type { Screen } from '../app/screen.ts';

const access = { right: 'products.edit', planFlag: 'SITE_USER_ACCOUNTS' } as const;

export const screens: readonly Screen[] = [
  {
    ...access,
    path: '/config/commerce/member-areas',
    title: { en: 'Member areas', de: 'Mitgliederbereiche', fr: 'Espaces membres' },
    load: () => import('./member-areas-screen.tsx').then((module) => module.MemberAreasScreen),
    find: () => import('./find-member-areas.ts').then((module) => module.findMemberAreas),
    navigation: { group: 'settings', icon: 'key', place: 13 },
  },
  {
    ...access,
    path: '/config/commerce/member-areas/new',
    title: { en: 'New member area', de: 'Neuer Mitgliederbereich', fr: 'Nouvel espace membres' },
    load: () => import('./new-member-area-screen.tsx').then((module) => module.NewMemberAreaScreen),
  },
  {
    ...access,
    path: '/config/commerce/member-areas/trash',
    title: { en: 'Deleted member areas', de: 'Gelöschte Mitgliederbereiche', fr: 'Espaces membres supprimés' },
    load: () => import('./member-area-trash-screen.tsx').then((module) => module.MemberAreaTrashScreen),
  },
  {
    ...access,
    path: '/config/commerce/member-areas/$id',
    title: { en: 'Member area', de: 'Mitgliederbereich', fr: 'Espace membres' },
    load: () => import('./member-area-screen.tsx').then((module) => module.MemberAreaScreen),
  },
  {
    ...access,
    path: '/config/commerce/member-areas/$id/members',
    title: { en: 'Members', de: 'Mitglieder', fr: 'Membres' },
    load: () => import('./members-screen.tsx').then((module) => module.MembersScreen),
  },
];
