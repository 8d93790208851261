import { defineBlock } from '../layout/definition.ts';
import { lines, number, text } from '../layout/field.ts';

/** The owner's HTML and scripts, in a frame that can neither read nor change the page. */
export const embedBlock = defineBlock('embed', {
  isStill: true,
  fields: {
    code: lines({ maxLength: 50_000, isTranslated: false }),
    title: text({ maxLength: 200 }),
    /** In pixels, until the content of the frame reports its own height. */
    height: number({ minimum: 40, maximum: 2000, start: 300 }),
  },
  panel: {
    title: { en: 'Embed', de: 'Einbettung', fr: 'Intégration' },
    fields: {
      code: {
        label: { en: 'HTML and scripts', de: 'HTML und Skripte', fr: 'HTML et scripts' },
        hint: {
          en: 'It runs in a frame of its own, sealed off from the page, and not where people pay or sign in.',
          de: 'Läuft in einem eigenen, abgeschirmten Rahmen und nicht dort, wo bezahlt oder angemeldet wird.',
          fr: 'S’exécute dans un cadre isolé de la page, jamais là où l’on paie ou se connecte.',
        },
      },
      title: { label: { en: 'Name for screen readers', de: 'Name für Screenreader', fr: 'Nom pour lecteurs d’écran' } },
      height: { label: { en: 'Height while loading', de: 'Höhe beim Laden', fr: 'Hauteur pendant le chargement' } },
    },
  },
});
