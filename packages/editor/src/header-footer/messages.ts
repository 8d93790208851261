import { defineTexts } from '../texts/texts.ts';

const noReasons: Readonly<Record<string, string>> = {};

export const headerFooterTexts = defineTexts({
  en: {
    title: 'Header and footer',
    pages: 'Pages',
    header: 'Header',
    footer: 'Footer',
    page: (title: string) => `Shown on: ${title}`,
    homepage: 'Home page',
    choosePage: 'Choose the page',
    noPages: 'No page found',
    noPagesText: 'Only published pages can be chosen.',
    notShown: 'This page cannot be shown here. Choose another one: it has to be published, and open to everybody.',
    wrong: 'Something in it does not exist any more. Choose the picture and the form again.',
    reasons: noReasons,
  },
  de: {
    title: 'Kopf- und Fußbereich',
    pages: 'Seiten',
    header: 'Kopfbereich',
    footer: 'Fußbereich',
    page: (title: string) => `Gezeigt auf: ${title}`,
    homepage: 'Startseite',
    choosePage: 'Seite wählen',
    noPages: 'Keine Seite gefunden',
    noPagesText: 'Zur Wahl stehen nur veröffentlichte Seiten.',
    notShown:
      'Diese Seite lässt sich hier nicht zeigen. Wählen Sie eine andere: Sie muss veröffentlicht und für alle zugänglich sein.',
    wrong: 'Etwas darin gibt es nicht mehr. Wählen Sie Bild und Formular neu aus.',
    reasons: noReasons,
  },
  fr: {
    title: 'En-tête et pied de page',
    pages: 'Pages',
    header: 'En-tête',
    footer: 'Pied de page',
    page: (title: string) => `Page affichée : ${title}`,
    homepage: 'Page d’accueil',
    choosePage: 'Choisir la page',
    noPages: 'Aucune page trouvée',
    noPagesText: 'Seules les pages publiées peuvent être choisies.',
    notShown:
      'Cette page ne peut pas être affichée ici. Choisissez-en une autre : elle doit être publiée et ouverte à tous.',
    wrong: 'Un élément n’existe plus. Choisissez de nouveau l’image et le formulaire.',
    reasons: noReasons,
  },
});

export type HeaderFooterWords = (typeof headerFooterTexts)['en'];
