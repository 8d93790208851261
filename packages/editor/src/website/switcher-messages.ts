import { defineTexts } from '../texts/texts.ts';

/** Texts of the panel beside every screen; the screens of websites use them too. */
export const switcherTexts = defineTexts({
  en: {
    yourWebsites: 'Your websites',
    signInThere: 'Each website has its own sign-in.',
    switchFrom: (name: string) => `Website: ${name}. Switch to another one`,
    addWebsite: 'Add a website',
  },
  de: {
    yourWebsites: 'Ihre Websites',
    signInThere: 'Bei jeder Website melden Sie sich eigens an.',
    switchFrom: (name: string) => `Website: ${name}. Zu einer anderen wechseln`,
    addWebsite: 'Website hinzufügen',
  },
  fr: {
    yourWebsites: 'Vos sites',
    signInThere: 'Chaque site a sa propre connexion.',
    switchFrom: (name: string) => `Site : ${name}. Passer à un autre`,
    addWebsite: 'Ajouter un site',
  },
});
