import { type InLanguages, spokenLanguage } from '@awning/formats';
import type { GalleryTexts } from '@awning/site-model';
import type { LanguageChoice } from '../../content/index.ts';

const messages: InLanguages<GalleryTexts> = {
  en: {
    pictures: 'Pictures',
    next: 'Next picture',
    previous: 'Previous picture',
    pause: 'Pause',
    play: 'Play',
    close: 'Close',
    position: 'Picture {index} of {count}',
  },
  de: {
    pictures: 'Bilder',
    next: 'Nächstes Bild',
    previous: 'Vorheriges Bild',
    pause: 'Anhalten',
    play: 'Abspielen',
    close: 'Schließen',
    position: 'Bild {index} von {count}',
  },
  fr: {
    pictures: 'Images',
    next: 'Image suivante',
    previous: 'Image précédente',
    pause: 'Mettre en pause',
    play: 'Lancer la lecture',
    close: 'Fermer',
    position: 'Image {index} sur {count}',
  },
};

/** What a gallery says beside the texts of its pictures. */
export function galleryTexts({ language, primaryLanguage }: LanguageChoice): GalleryTexts {
  return messages[spokenLanguage(language, primaryLanguage)];
}

export const ownerCodeTexts: InLanguages<{ readonly frame: string; readonly placeholder: string }> = {
  en: { frame: 'Embedded content', placeholder: 'Your code runs here on the published page.' },
  de: { frame: 'Eingebetteter Inhalt', placeholder: 'Hier läuft Ihr Code auf der veröffentlichten Seite.' },
  fr: { frame: 'Contenu intégré', placeholder: 'Votre code s’exécute ici sur la page publiée.' },
};

export const chartTexts: InLanguages<{ readonly chart: string; readonly table: string }> = {
  en: { chart: 'Chart', table: 'The numbers as a table' },
  de: { chart: 'Diagramm', table: 'Die Zahlen als Tabelle' },
  fr: { chart: 'Graphique', table: 'Les chiffres en tableau' },
};

interface VideoTexts {
  readonly play: string;
  readonly save: string;
  readonly captions: string;
  readonly notice: (provider: string) => string;
}

export const videoTexts: InLanguages<VideoTexts> = {
  en: {
    play: 'Play video',
    save: 'Save the video',
    captions: 'Captions',
    notice: (provider) => `Playing loads the video from ${provider}, which then learns of your visit.`,
  },
  de: {
    play: 'Video abspielen',
    save: 'Video speichern',
    captions: 'Untertitel',
    notice: (provider) => `Beim Abspielen wird das Video von ${provider} geladen, das so von Ihrem Besuch erfährt.`,
  },
  fr: {
    play: 'Lire la vidéo',
    save: 'Enregistrer la vidéo',
    captions: 'Sous-titres',
    notice: (provider) => `La lecture charge la vidéo depuis ${provider}, qui apprend ainsi votre visite.`,
  },
};

interface AudioTexts {
  readonly sound: string;
  readonly save: string;
  readonly play: string;
  readonly notice: (provider: string) => string;
}

export const audioTexts: InLanguages<AudioTexts> = {
  en: {
    sound: 'Recording',
    save: 'Save the recording',
    play: 'Play',
    notice: (provider) => `Playing loads the recording from ${provider}, which then learns of your visit.`,
  },
  de: {
    sound: 'Aufnahme',
    save: 'Aufnahme speichern',
    play: 'Abspielen',
    notice: (provider) => `Beim Abspielen wird die Aufnahme von ${provider} geladen, das so von Ihrem Besuch erfährt.`,
  },
  fr: {
    sound: 'Enregistrement',
    save: 'Télécharger l’enregistrement',
    play: 'Écouter',
    notice: (provider) => `La lecture charge l’enregistrement depuis ${provider}, qui apprend ainsi votre visite.`,
  },
};

interface ListTexts {
  readonly tags: string;
  readonly categories: string;
  readonly archive: string;
  readonly feed: string;
}

export const listTexts: InLanguages<ListTexts> = {
  en: { tags: 'Tags', categories: 'Categories', archive: 'Archive', feed: 'Subscribe by RSS' },
  de: { tags: 'Schlagwörter', categories: 'Kategorien', archive: 'Archiv', feed: 'Per RSS abonnieren' },
  fr: { tags: 'Mots-clés', categories: 'Catégories', archive: 'Archives', feed: 'S’abonner par RSS' },
};

interface MapTexts {
  readonly openStreetMap: string;
  readonly googleMaps: string;
  readonly appleMaps: string;
}

export const mapTexts: InLanguages<MapTexts> = {
  en: { openStreetMap: 'Open in OpenStreetMap', googleMaps: 'Open in Google Maps', appleMaps: 'Open in Apple Maps' },
  de: {
    openStreetMap: 'In OpenStreetMap öffnen',
    googleMaps: 'In Google Maps öffnen',
    appleMaps: 'In Apple Karten öffnen',
  },
  fr: {
    openStreetMap: 'Ouvrir dans OpenStreetMap',
    googleMaps: 'Ouvrir dans Google Maps',
    appleMaps: 'Ouvrir dans Plans d’Apple',
  },
};
