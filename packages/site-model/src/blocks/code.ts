import { defineBlock } from '../layout/definition.ts';
import { lines, text } from '../layout/field.ts';

/** Code that visitors read; it is not run. */
export const codeBlock = defineBlock('code', {
  isStill: true,
  fields: {
    code: lines({ maxLength: 50_000, isTranslated: false }),
    language: text({ maxLength: 40, isTranslated: false }),
  },
  panel: {
    title: { en: 'Code', de: 'Code', fr: 'Code' },
    fields: {
      code: {
        label: { en: 'Code', de: 'Code', fr: 'Code' },
        hint: {
          en: 'Visitors read it as it is. To run code, add an Embed block.',
          de: 'Besucher lesen ihn so, wie er ist. Zum Ausführen gibt es den Block „Einbettung“.',
          fr: 'Les visiteurs le lisent tel quel. Pour exécuter du code, ajoutez un bloc « Intégration ».',
        },
      },
      language: { label: { en: 'Name of the language', de: 'Name der Sprache', fr: 'Nom du langage' } },
    },
  },
});
