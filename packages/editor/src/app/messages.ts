import { defineTexts } from '../texts/texts.ts';

export const shellTexts = defineTexts({
  en: {
    navigation: 'Back office',
    openNavigation: 'Open navigation',
    toContent: 'Skip to content',
    viewSite: 'View site',
    signOut: 'Sign out',
    groups: { start: '', commerce: 'Shop', site: 'Website', settings: 'Settings', system: 'System', you: '' },
  },
  de: {
    navigation: 'Verwaltung',
    openNavigation: 'Navigation öffnen',
    toContent: 'Zum Inhalt springen',
    viewSite: 'Website ansehen',
    signOut: 'Abmelden',
    groups: { start: '', commerce: 'Shop', site: 'Website', settings: 'Einstellungen', system: 'System', you: '' },
  },
  fr: {
    navigation: 'Administration',
    openNavigation: 'Ouvrir la navigation',
    toContent: 'Aller au contenu',
    viewSite: 'Voir le site',
    signOut: 'Se déconnecter',
    groups: { start: '', commerce: 'Boutique', site: 'Site', settings: 'Réglages', system: 'Système', you: '' },
  },
});
