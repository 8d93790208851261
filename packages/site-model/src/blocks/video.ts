import { defineBlock } from '../layout/definition.ts';
import { choice, file, picture, text } from '../layout/field.ts';
import { labels } from '../layout/label.ts';
import { readVideoAddress } from '../outside/video-address.ts';

const isOwn = { setting: 'source', is: 'file' } as const;
const unknownAddress = {
  en: 'This is not the address of a video on YouTube, Vimeo, Dailymotion or PeerTube.',
  de: 'Das ist keine Adresse eines Videos bei YouTube, Vimeo, Dailymotion oder PeerTube.',
  fr: 'Ce n’est pas l’adresse d’une vidéo sur YouTube, Vimeo, Dailymotion ou PeerTube.',
};

/** The owner's own film, or one elsewhere, of which nothing is loaded before a visitor asks for it. */
export const videoBlock = defineBlock('video', {
  isStill: true,
  fields: {
    source: choice(['file', 'address'], 'file'),
    assetId: file('video'),
    captionsId: file('captions'),
    address: text({ maxLength: 2083, isTranslated: false }),
    posterId: picture(),
    title: text({ maxLength: 200 }),
    caption: text({ maxLength: 1000 }),
    /** Known before the film is, so that nothing moves when it arrives. */
    aspectRatio: choice(['16-9', '4-3', '1-1', '9-16'], '16-9'),
  },
  panel: {
    title: { en: 'Video', de: 'Video', fr: 'Vidéo' },
    fields: {
      source: { label: { en: 'Where it is', de: 'Wo es liegt', fr: 'Où elle se trouve' }, choices: labels.sources },
      assetId: { label: { en: 'Video file', de: 'Videodatei', fr: 'Fichier vidéo' }, shownIf: isOwn },
      captionsId: {
        label: { en: 'Captions', de: 'Untertitel', fr: 'Sous-titres' },
        hint: {
          en: 'A WebVTT file (.vtt) with what is said, for people who do not hear it.',
          de: 'Eine WebVTT-Datei (.vtt) mit dem Gesprochenen, für alle, die es nicht hören.',
          fr: 'Un fichier WebVTT (.vtt) avec ce qui est dit, pour qui ne l’entend pas.',
        },
        shownIf: isOwn,
      },
      address: {
        label: labels.webAddress,
        hint: {
          en: 'Of the video on YouTube, Vimeo, Dailymotion or PeerTube. It is loaded only after a visitor presses play.',
          de: 'Des Videos bei YouTube, Vimeo, Dailymotion oder PeerTube. Geladen wird es erst, wenn jemand auf Abspielen drückt.',
          fr: 'De la vidéo sur YouTube, Vimeo, Dailymotion ou PeerTube. Elle n’est chargée que si l’on appuie sur lecture.',
        },
        faultIn: (typed, language) =>
          typed.trim() === '' || readVideoAddress(typed) ? undefined : unknownAddress[language],
        isLookedUp: true,
        shownIf: { setting: 'source', is: 'address' },
      },
      posterId: { label: { en: 'Picture before playing', de: 'Bild vor dem Abspielen', fr: 'Image avant la lecture' } },
      title: {
        label: { en: 'Title', de: 'Titel', fr: 'Titre' },
        hint: {
          en: 'What the play button and screen readers call it.',
          de: 'So nennen es die Schaltfläche zum Abspielen und Screenreader.',
          fr: 'Son nom sur le bouton de lecture et pour les lecteurs d’écran.',
        },
      },
      caption: { label: { en: 'Text below', de: 'Text darunter', fr: 'Texte au-dessous' } },
      aspectRatio: {
        label: labels.aspectRatio,
        choices: {
          '16-9': { en: '16:9, wide', de: '16:9, breit', fr: '16:9, large' },
          '4-3': { en: '4:3', de: '4:3', fr: '4:3' },
          '1-1': { en: 'Square', de: 'Quadratisch', fr: 'Carré' },
          '9-16': { en: '9:16, upright', de: '9:16, hochkant', fr: '9:16, vertical' },
        },
      },
    },
  },
});
