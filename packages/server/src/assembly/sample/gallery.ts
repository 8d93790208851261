import type { PictureName } from './pictures.ts';
import type { InLanguages } from './sample-page.ts';

export interface SamplePicture {
  readonly urlId: string;
  readonly picture: PictureName;
  readonly texts: InLanguages<{ readonly title: string; readonly body: string }>;
}

/** The pictures of the gallery page, in its order. */
export const galleryPictures: readonly SamplePicture[] = [
  {
    urlId: 'at-the-wheel',
    picture: 'evening-at-the-wheel',
    texts: {
      en: { title: 'At the wheel', body: '<p>The last bowl of the day, still wet.</p>' },
      de: { title: 'An der Scheibe', body: '<p>Die letzte Schale des Tages, noch nass.</p>' },
      fr: { title: 'Au tour', body: '<p>Le dernier bol de la journée, encore mouillé.</p>' },
    },
  },
  {
    urlId: 'test-tiles',
    picture: 'glaze-notebook',
    texts: {
      en: { title: 'Test tiles', body: '<p>Every glaze begins as a row of tiles. Most stay one.</p>' },
      de: {
        title: 'Glasurproben',
        body: '<p>Jede Glasur beginnt als Reihe von Plättchen. Die meisten bleiben es.</p>',
      },
      fr: {
        title: 'Tessons d’essai',
        body: '<p>Chaque émail commence par une rangée de tessons. La plupart en restent là.</p>',
      },
    },
  },
  {
    urlId: 'still-glowing',
    picture: 'opening-the-kiln',
    texts: {
      en: { title: 'Still glowing', body: '<p>Eighty degrees, and nobody can wait any longer.</p>' },
      de: { title: 'Noch glühend', body: '<p>Achtzig Grad, und niemand kann länger warten.</p>' },
      fr: { title: 'Encore rougeoyants', body: '<p>Quatre-vingts degrés, et plus personne ne peut attendre.</p>' },
    },
  },
  {
    urlId: 'the-long-table',
    picture: 'studio-shelf',
    texts: {
      en: { title: 'The long table', body: '<p>What survived the firing, in the first light.</p>' },
      de: { title: 'Der lange Tisch', body: '<p>Was den Brand überlebt hat, im ersten Licht.</p>' },
      fr: { title: 'La longue table', body: '<p>Ce qui a survécu à la cuisson, dans la première lumière.</p>' },
    },
  },
  {
    urlId: 'mended-with-gold',
    picture: 'golden-repair',
    texts: {
      en: { title: 'Mended with gold', body: '<p>A crack is no reason to throw a bowl away.</p>' },
      de: { title: 'Mit Gold geflickt', body: '<p>Ein Sprung ist kein Grund, eine Schale wegzuwerfen.</p>' },
      fr: { title: 'Réparé à l’or', body: '<p>Une fêlure n’est pas une raison pour jeter un bol.</p>' },
    },
  },
  {
    urlId: 'ash-and-driftwood',
    picture: 'ash-glaze',
    texts: {
      en: { title: 'Ash and driftwood', body: '<p>The wood on the left became the glaze on the right.</p>' },
      de: { title: 'Asche und Treibholz', body: '<p>Aus dem Holz links wurde die Glasur rechts.</p>' },
      fr: { title: 'Cendre et bois flotté', body: '<p>Le bois de gauche est devenu l’émail de droite.</p>' },
    },
  },
  {
    urlId: 'marram-grass',
    picture: 'behind-the-dike',
    texts: {
      en: { title: 'Marram grass', body: '<p>Ten minutes from the kiln, most evenings.</p>' },
      de: { title: 'Strandhafer', body: '<p>Zehn Minuten vom Ofen, an den meisten Abenden.</p>' },
      fr: { title: 'L’oyat', body: '<p>À dix minutes du four, presque tous les soirs.</p>' },
    },
  },
];
