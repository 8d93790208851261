import { defineBlock } from '../layout/definition.ts';
import { form, html, text } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const newsletterBlock = defineBlock('newsletter', {
  isStill: true,
  fields: { formId: form(), title: text(), description: html('rich', { maxLength: 5000 }) },
  panel: {
    title: { en: 'Newsletter', de: 'Newsletter', fr: 'Newsletter' },
    fields: {
      formId: { label: labels.form },
      title: { label: { en: 'Title', de: 'Titel', fr: 'Titre' } },
      description: { label: { en: 'Description', de: 'Beschreibung', fr: 'Description' } },
    },
  },
});
