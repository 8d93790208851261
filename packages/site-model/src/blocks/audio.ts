import { defineBlock } from '../layout/definition.ts';
import { choice, file, flag, picture, text } from '../layout/field.ts';
import { labels } from '../layout/label.ts';
import { readAudioAddress } from '../outside/audio-address.ts';

const isOwn = { setting: 'source', is: 'file' } as const;
const unknownAddress = {
  en: 'This is not the address of a recording on SoundCloud, Spotify, Mixcloud or Deezer.',
  de: 'Das ist keine Adresse einer Aufnahme bei SoundCloud, Spotify, Mixcloud oder Deezer.',
  fr: 'Ce n’est pas l’adresse d’un enregistrement sur SoundCloud, Spotify, Mixcloud ou Deezer.',
};

/** A song, a talk, an episode: the owner's own file, or elsewhere, where nothing is loaded before a visitor asks for it. */
export const audioBlock = defineBlock('audio', {
  isStill: true,
  fields: {
    source: choice(['file', 'address'], 'file'),
    assetId: file('audio'),
    address: text({ maxLength: 2083, isTranslated: false }),
    title: text({ maxLength: 200 }),
    author: text({ maxLength: 200 }),
    pictureId: picture(),
    hasDownload: flag(),
  },
  panel: {
    title: { en: 'Audio', de: 'Audio', fr: 'Audio' },
    fields: {
      source: {
        label: { en: 'Where it is', de: 'Wo sie liegt', fr: 'Où il se trouve' },
        choices: labels.sources,
      },
      assetId: {
        label: { en: 'Audio file', de: 'Audiodatei', fr: 'Fichier audio' },
        hint: {
          en: 'MP3 and M4A play in every browser.',
          de: 'MP3 und M4A spielt jeder Browser ab.',
          fr: 'Tous les navigateurs lisent MP3 et M4A.',
        },
        shownIf: isOwn,
      },
      address: {
        label: labels.webAddress,
        hint: {
          en: 'Of the recording on SoundCloud, Spotify, Mixcloud or Deezer. It is loaded only after a visitor presses play.',
          de: 'Der Aufnahme bei SoundCloud, Spotify, Mixcloud oder Deezer. Geladen wird sie erst, wenn jemand auf Abspielen drückt.',
          fr: 'De l’enregistrement sur SoundCloud, Spotify, Mixcloud ou Deezer. Il n’est chargé que si l’on appuie sur lecture.',
        },
        faultIn: (typed, language) =>
          typed.trim() === '' || readAudioAddress(typed) ? undefined : unknownAddress[language],
        isLookedUp: true,
        shownIf: { setting: 'source', is: 'address' },
      },
      title: {
        label: { en: 'Title', de: 'Titel', fr: 'Titre' },
        hint: {
          en: 'Left empty, a file of yours is shown with its title.',
          de: 'Leer steht bei einer eigenen Datei ihr Titel.',
          fr: 'Vide, un fichier à vous est montré avec son titre.',
        },
      },
      author: { label: { en: 'By', de: 'Von', fr: 'De' } },
      pictureId: { label: { en: 'Picture', de: 'Bild', fr: 'Image' } },
      hasDownload: {
        label: { en: 'Visitors may save it', de: 'Darf gespeichert werden', fr: 'Les visiteurs peuvent l’enregistrer' },
        shownIf: isOwn,
      },
    },
  },
});
