import { defineBlock } from '../layout/definition.ts';
import { file, flag, picture, text } from '../layout/field.ts';

/** A sound of the owner's own files: a song, a talk, an episode. */
export const audioBlock = defineBlock('audio', {
  isStill: true,
  fields: {
    assetId: file('audio'),
    title: text({ maxLength: 200 }),
    author: text({ maxLength: 200 }),
    pictureId: picture(),
    hasDownload: flag(),
  },
  panel: {
    title: { en: 'Audio', de: 'Audio', fr: 'Audio' },
    fields: {
      assetId: {
        label: { en: 'Audio file', de: 'Audiodatei', fr: 'Fichier audio' },
        hint: {
          en: 'MP3 and M4A play in every browser.',
          de: 'MP3 und M4A spielt jeder Browser ab.',
          fr: 'Tous les navigateurs lisent MP3 et M4A.',
        },
      },
      title: {
        label: { en: 'Title', de: 'Titel', fr: 'Titre' },
        hint: {
          en: 'Left empty, the title among your files counts.',
          de: 'Leer gilt der Titel bei Ihren Dateien.',
          fr: 'Vide, c’est le titre parmi vos fichiers qui compte.',
        },
      },
      author: { label: { en: 'By', de: 'Von', fr: 'De' } },
      pictureId: { label: { en: 'Picture', de: 'Bild', fr: 'Image' } },
      hasDownload: {
        label: { en: 'Visitors may save it', de: 'Darf gespeichert werden', fr: 'Les visiteurs peuvent l’enregistrer' },
      },
    },
  },
});
