import { defineBlock } from '../layout/definition.ts';
import { lines } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const markdownBlock = defineBlock('markdown', {
  isStill: true,
  fields: { markdown: lines({ maxLength: 50_000 }) },
  panel: {
    title: { en: 'Markdown', de: 'Markdown', fr: 'Markdown' },
    fields: {
      markdown: {
        label: labels.text,
        hint: {
          en: '# Heading, **bold**, *italic*, [link](address), - list',
          de: '# Überschrift, **fett**, *kursiv*, [Link](Adresse), - Liste',
          fr: '# Titre, **gras**, *italique*, [lien](adresse), - liste',
        },
      },
    },
  },
});
